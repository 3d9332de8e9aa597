/** What a shop is called as long as nobody has named it: by the host of its address, otherwise "Shop". */
export const unnamedShop = (PUBLIC_URL = ""): string => (PUBLIC_URL ? new URL(PUBLIC_URL).hostname : "Shop");
