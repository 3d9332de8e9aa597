import { expect, test } from "vitest";
import { connectionOf } from "./connection.ts";

test.each([
  [{ effectiveType: "4g" }, true, [96, 144]],
  [{ effectiveType: "5g" }, true, [96, 144]],
  [undefined, true, [96, 144]],
  [{ effectiveType: "3g" }, false, [72, 72]],
  [{ effectiveType: "slow-2g" }, false, [72, 72]],
  [{ effectiveType: "4g", saveData: true }, false, [72, 72]],
])("3.4 a connection like %j is fast: %s, with its dpi", (network, fast, dpi) => {
  expect(connectionOf(network)).toEqual({ fastConnection: fast, dpi });
});
