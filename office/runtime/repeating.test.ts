import { expect, test, vi } from "vitest";
import { ApiProblem, problemOf } from "./api.ts";
import { isRepeated, waitBefore } from "./repeating.ts";

const problem = (status: number, retryAfter?: number) =>
  new ApiProblem({ status, code: "x", title: "x", ...(retryAfter && { retryAfter }) });

test("reads are repeated while the shop is away, when it fails and when it cannot be reached, and not when it refuses", () => {
  const times = (error: unknown) => [0, 1, 2, 3, 4, 5].filter((count) => isRepeated(count, error)).length;
  expect(times(problem(503))).toBe(5);
  expect(times(problem(500))).toBe(2);
  expect(times(new TypeError("Failed to fetch"))).toBe(2);
  expect(times(problem(403))).toBe(0);
  expect(times(problem(422))).toBe(0);
});

test("they wait as long as the server says", () => {
  expect(waitBefore(3, problem(503, 5))).toBe(5000);
  expect([0, 1, 2].map((count) => waitBefore(count, problem(503)))).toEqual([1000, 2000, 4000]);
});

test("an answer of a proxy in front of the shop says in the page's language that nothing can be done right now", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  const headers = { "retry-after": "7" };
  const answer = new Response("<h1>503</h1>", { status: 503, statusText: "Service Unavailable", headers });
  const { body } = await problemOf(answer);
  expect(body).toMatchObject({ status: 503, retryAfter: 7, title_reason: { code: "not-right-now" } });
  expect(body.title).toBe("Der Shop kann gerade nicht antworten. Versuchen Sie es gleich noch einmal.");
});
