/** Makes an absolute address from one of the shop's paths; other addresses are returned unchanged. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith("/") ? origin + address : address;
