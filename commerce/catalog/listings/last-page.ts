/** Pages of a list whose last few products do not stand on a page of their own. Pure. */
export type PageSize = {
  perPage: number;
  /** At most so many products more come with the last page instead of a page of their own. */
  leftOver?: number | undefined;
};

/** So many left over are fewer than anybody goes to another page for. */
export const fewLeftOver = 8;

export const pagesOf = (total: number, { perPage, leftOver = 0 }: PageSize): number =>
  Math.max(1, Math.ceil((total - leftOver) / perPage));

/** The number of products on a page, counted from 1. The last one holds what is left over. */
export const sizeOfPage = (page: number, total: number, size: PageSize): number =>
  size.perPage + (page === pagesOf(total, size) ? (size.leftOver ?? 0) : 0);
