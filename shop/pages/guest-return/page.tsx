export { LabelSheet as default } from "#shop/parts/own-order/label-sheet.tsx";
