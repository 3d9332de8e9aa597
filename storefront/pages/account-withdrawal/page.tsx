export { WithdrawalSheet as default } from "#storefront/components/withdrawal/sheet.tsx";
