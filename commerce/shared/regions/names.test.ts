import { expect, test } from "vitest";
import { calledIn, fullName } from "./names.ts";

const [ada, hanako] = [
  { firstName: "Ada", lastName: "Berg" },
  { firstName: "花子", lastName: "山田" },
];

test("3.1 a name begins with the family's where Japanese is spoken, and letters there call by the whole of it", () => {
  expect([fullName(ada, "en"), fullName(hanako, "jp"), fullName(hanako, "ja")]).toEqual([
    "Ada Berg",
    "山田 花子",
    "山田 花子",
  ]);
  expect([calledIn("it", ada), calledIn("ja", hanako)]).toEqual(["Ada", "山田 花子"]);
  expect(fullName({ firstName: "", lastName: "Berg" }, "de")).toBe("Berg");
});
