/** The published client has no types of its own. */
declare module "@elastic/app-search-javascript" {
  // biome-ignore lint/suspicious/noExplicitAny: as untyped as it is
  export function createClient(options: Record<string, unknown>): any;
}
