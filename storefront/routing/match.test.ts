import { expect, test } from "vitest";
import { routes } from "#storefront/routes.ts";
import { makeMatcher } from "#storefront/routing/match.ts";

const match = makeMatcher(routes);
const found = (path: string) => {
  const result = match(path);
  return result && [result.route.page, result.params];
};

test.each([
  ["/", "home", {}],
  ["/account", "account", {}],
  ["/account/create", "account-create", {}],
  ["/blog/p/first-snow", "blog-post", { uid: "first-snow" }],
  ["/blog/gear", "blog-category", { uid: "gear" }],
  ["/c/snowboards/splitboards", "category", { uid: "snowboards/splitboards" }],
  ["/p/kestrel", "product", { uid: "kestrel" }],
  ["/pro/signup", "pro-signup", {}],
  ["/support/returns", "support-article", { uid: "returns" }],
  ["/l/spring", "landing", { uid: "spring" }],
  ["/imprint", "content", { page: "imprint" }],
])("2.1 %s is the page %s", (path, page, params) => {
  expect(found(path)).toEqual([page, params]);
});

test.each(["/p/UPPER", "/p/a/b", "/c/snow%00boards", "/no/such/page", "/../etc/passwd"])(
  "2.4 a route whose validation fails is no page: %s",
  (path) => expect(found(path)).toBeNull(),
);
