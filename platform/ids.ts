/** The largest PostgreSQL integer. */
export const largestId = 2_147_483_647;

/** Row ids are PostgreSQL integers. A value outside that range matches no row, so no query is needed. */
export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId;

/** Parses an id from a path: "101" becomes 101; everything else becomes 0, which no row has. */
export const idIn = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) && isId(Number(text)) ? Number(text) : 0);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => uuid.test(text);
