/** What can be compared, and how many of it side by side. */
export const comparedKind = "snowboard";
export const mostCompared = 4;

export const comparePath = (ids: readonly number[]): string => `/compare${ids.length > 0 ? `?ids=${ids.join()}` : ""}`;
