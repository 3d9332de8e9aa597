/** BigCommerce's response formats: V3 in envelopes with pagination, V2 bare, each with its own error format. */

export type Call = { params: string[]; query: URLSearchParams; body: unknown; authorization: string };
export type Answer = { status: number; body?: unknown };
export type Route = [method: "GET" | "POST" | "PUT" | "DELETE", path: RegExp, handle: (call: Call) => Answer];

const type = "https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes";

export const one = (data: unknown, status = 200): Answer => ({ status, body: { data, meta: {} } });
export const nothing: Answer = { status: 204 };

export const notFoundV3: Answer = {
  status: 404,
  body: { status: 404, title: "The requested resource was not found.", type },
};
export const notFoundV2: Answer = {
  status: 404,
  body: [{ status: 404, message: "The requested resource was not found." }],
};

export const invalid = (title: string, errors: Record<string, string> = {}): Answer => ({
  status: 422,
  body: { status: 422, title, type, errors },
});

const whole = (text: string | null, usual: number) => (text && /^\d+$/.test(text) ? Number(text) : usual);

/** A page of a V3 list; `most` is the resource's maximum per page. */
export function list(rows: readonly unknown[], query: URLSearchParams, most = 250): Answer {
  const page = Math.max(1, whole(query.get("page"), 1));
  const limit = Math.min(most, Math.max(1, whole(query.get("limit"), 50)));
  const data = rows.slice((page - 1) * limit, page * limit);
  const pages = Math.max(1, Math.ceil(rows.length / limit));
  const link = (number: number) => `?page=${number}&limit=${limit}`;
  const pagination = {
    total: rows.length,
    count: data.length,
    per_page: limit,
    current_page: page,
    total_pages: pages,
    links: {
      ...(page > 1 && { previous: link(page - 1) }),
      current: link(page),
      ...(page < pages && { next: link(page + 1) }),
    },
    too_many: false,
  };
  return { status: 200, body: { data, meta: { pagination } } };
}

/** A V2 list: bare, and no content when it is empty. */
export function bare(rows: readonly unknown[], query: URLSearchParams): Answer {
  const page = Math.max(1, whole(query.get("page"), 1));
  const limit = Math.min(250, whole(query.get("limit"), 50));
  const data = rows.slice((page - 1) * limit, page * limit);
  return data.length === 0 ? nothing : { status: 200, body: data };
}

/** Reads "id:in=1,2" as numbers; null when the query does not contain it. */
export function numbersIn(query: URLSearchParams, name: string): number[] | null {
  const text = query.get(name);
  return text === null ? null : text.split(",").map(Number);
}

/** Keeps the requested fields and the id. */
export function fieldsOf<T extends object>(row: T, query: URLSearchParams, kept: readonly string[] = []): Partial<T> {
  const wanted = query.get("include_fields")?.split(",");
  if (!wanted) return row;
  const names = new Set(["id", ...wanted, ...kept]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Partial<T>;
}
