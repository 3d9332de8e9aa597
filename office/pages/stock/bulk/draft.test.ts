import { expect, test } from "vitest";
import { changeOf, emptyDraft } from "./draft.ts";

test.each([
  [{ ...emptyDraft, number: " 5 " }, { pieces: { how: "add", quantity: 5, reason: "import" } }],
  [
    { kind: "subtract", number: "2", reason: "correction", note: " Broken " } as const,
    { pieces: { how: "subtract", quantity: 2, reason: "correction", note: "Broken" } },
  ],
  [{ ...emptyDraft, kind: "set", number: "0" } as const, { pieces: { how: "set", quantity: 0, reason: "import" } }],
  [{ ...emptyDraft, kind: "low", number: "" } as const, { low_at: null }],
  [{ ...emptyDraft, kind: "low", number: "7" } as const, { low_at: 7 }],
  [emptyDraft, null],
  [{ ...emptyDraft, number: "-3" }, null],
  [{ ...emptyDraft, number: "1.5" }, null],
])("%j becomes %j", (draft, change) => {
  expect(changeOf(draft)).toEqual(change);
});
