export { default } from "#storefront/pages/pro/page.tsx";
