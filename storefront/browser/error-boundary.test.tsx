import { expect, test } from "vitest";
import { ErrorBoundary } from "#storefront/browser/error-boundary.tsx";

test("2.6 a page that failed shows the fallback until another page is shown", () => {
  const failed = { of: "a", ...ErrorBoundary.getDerivedStateFromError(), failed: true };
  const props = { of: "a", children: null, fallback: null, record: () => undefined };
  expect(ErrorBoundary.getDerivedStateFromProps(props, failed)).toBeNull();
  expect(ErrorBoundary.getDerivedStateFromProps({ ...props, of: "b" }, failed)).toEqual({ failed: false, of: "b" });
});
