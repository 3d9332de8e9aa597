/** Of PostgreSQL's integers. */
export const largestId = 2_147_483_647;

/** Ids of rows are PostgreSQL's integers: what is none belongs to nothing, and no query is needed to say so. */
export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId;

/** The id that a path names: "101" → 101; 0, which nothing has, for everything else. */
export const idIn = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) && isId(Number(text)) ? Number(text) : 0);
