export { ContentArticle as default } from "#storefront/components/content/content-article.tsx";
