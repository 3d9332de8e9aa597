export { ContentArticle as default } from "#storefront/components/articles/content-article.tsx";
