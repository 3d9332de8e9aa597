import { expect, test } from "vitest";
import { bandLabel, heightName, sizeName, weightName } from "./rider-names.ts";

const [us, de, jp] = [{ country: "us" }, { country: "de" }, { country: "jp" }];
const boot = { kind: "boot", riders: ["men"] };

test("9.1 reviews say sizes and measures as the reader's country counts", () => {
  expect([us, de, jp].map((place) => sizeName("43", place, boot))).toEqual(["US 10 · EU 43", "43", "28 cm · EU 43"]);
  expect(sizeName("43", us, { kind: "boot", riders: ["women"] })).toBe("US 11 · EU 43");
  expect(sizeName("158W", us, { kind: "snowboard", riders: [] })).toBe("158W");
  expect([weightName(82, us), weightName(82, de)]).toEqual(["181\u00a0lb", "82\u00a0kg"]);
  expect([heightName(180, us), heightName(180, de), heightName(183, us)]).toEqual(["5′11″", "180\u00a0cm", "6′0″"]);
});

test("9.1 bands of weights are open at their ends", () => {
  expect(bandLabel([75, 85], de)).toBe("75–85\u00a0kg");
  expect(bandLabel([75, 85], us)).toBe("165–187\u00a0lb");
  expect([bandLabel([10, 55], de), bandLabel([95, 201], de)]).toEqual(["<\u00a055\u00a0kg", "≥\u00a095\u00a0kg"]);
});
