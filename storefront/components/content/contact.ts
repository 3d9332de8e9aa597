/** Where people write to. */
export const supportEmail = "help@firn.example";
