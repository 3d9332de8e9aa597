/** The kind of product that can be compared, and how many at once. */
export const comparedKind = "snowboard";
export const mostCompared = 4;

export const comparePath = (ids: readonly number[]): string => `/compare${ids.length > 0 ? `?ids=${ids.join()}` : ""}`;
