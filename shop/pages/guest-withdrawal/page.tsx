export { WithdrawalSheet as default } from "#shop/parts/withdrawal/sheet.tsx";
