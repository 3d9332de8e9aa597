type Step = { page: number; path: string };

/** The pages of a list: the current one, those to show (null is a gap), the number of all, and the neighbours. */
export type PagingView = { page: number; pages: number; steps: (Step | null)[]; previous?: Step; next?: Step };

/** Returns the page numbers to show: first, last, the current page and its neighbours. Null stands for a gap. Pure. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? 0);
    if (gap === 1) return [page];
    return gap === 2 ? [page - 1, page] : [null, page];
  });
}

export function pagingOf(page: number, pages: number, pathOf: (page: number) => string): PagingView {
  const step = (number: number): Step => ({ page: number, path: pathOf(number) });
  return {
    page,
    pages,
    steps: pageNumbers(page, pages).map((number) => (number === null ? null : step(number))),
    ...(page > 1 && { previous: step(page - 1) }),
    ...(page < pages && { next: step(page + 1) }),
  };
}
