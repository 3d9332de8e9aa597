import type { FastifyRequest } from "fastify";
import { idIn } from "#platform/ids.ts";

/** What lists of V3 are asked for, and how they are answered. */

/** "1,2,2" → [1, 2]; numbers that cannot be ids are left out, because they match nothing. */
export const parseIds = (text: string): number[] => [...new Set(text.split(",").flatMap((part) => idIn(part) || []))];

/** "name, sku" → ["name", "sku"]. */
export const wordsOf = (text: string | undefined): string[] =>
  (text ?? "").split(",").flatMap((name) => name.trim() || []);

/** A V3 list: data with its pagination. The links keep the rest of the address. */
export function pageOf(
  request: Pick<FastifyRequest, "url">,
  data: object[],
  total: number,
  page: number,
  limit: number,
  more: object = {},
): object {
  const pages = Math.max(1, Math.ceil(total / limit));
  const params = new URLSearchParams(request.url.split("?")[1]);
  const link = (number: number) => {
    params.set("page", String(number));
    params.set("limit", String(limit));
    return `?${params}`;
  };
  return {
    data,
    meta: {
      ...more,
      pagination: {
        total,
        count: data.length,
        per_page: limit,
        current_page: page,
        total_pages: pages,
        links: {
          ...(page > 1 && page <= pages + 1 && { previous: link(page - 1) }),
          current: link(page),
          ...(page < pages && { next: link(page + 1) }),
        },
      },
    },
  };
}

export const pageOfAll = (
  request: Pick<FastifyRequest, "url">,
  all: readonly object[],
  { page, limit }: { page: number; limit: number },
): object => pageOf(request, all.slice((page - 1) * limit, page * limit), all.length, page, limit);

export const single = (data: unknown): object => ({ data, meta: {} });
