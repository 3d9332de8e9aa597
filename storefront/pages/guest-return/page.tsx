export { LabelSheet as default } from "#storefront/components/own-order/label-sheet.tsx";
