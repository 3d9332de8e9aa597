/** The shop's name, as titles end with it. */
export const brand = "Firn";
