/** A path of ours, or an address elsewhere, as a whole address. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith("/") ? origin + address : address;
