/** Where people write to. */
export const supportEmail = "help@firn.example";
export const proEmail = "pro@firn.example";
