import { expect, test } from "vitest";
import { completing, kindsOfSetup } from "./setup-rules.ts";

let count = 0;
const thing = (kind: string, uid: string, specs: Record<string, string> = {}) => ({
  id: ++count,
  kind,
  uid,
  specs: Object.entries(specs).map(([id, value]) => ({ id, value })),
});
const uids = (found: readonly { uid: string }[]) => found.map(({ uid }) => uid);

const board = thing("snowboard", "kestrel", { flex: "6", rider: "all", level: "intermediate" });
const soft = thing("binding", "soft", { flex: "3" });
const even = thing("binding", "even", { flex: "6", level: "intermediate" });
const split = thing("binding", "split", { flex: "6", level: "intermediate", mount: "split" });
const kids = thing("boot", "kids", { flex: "6", rider: "kids" });
const boot = thing("boot", "boot", { flex: "5", rider: "women" });

test("a board is completed by the binding and the boot that are as stiff", () =>
  expect(uids(completing(board, [soft, split, even, kids, boot]))).toEqual(["even", "boot"]));

test("what the merchant names for a thing goes before what fits by its measures", () => {
  expect(uids(completing(board, [soft, even, split], ["soft"]))).toEqual(["soft"]);
  expect(uids(completing(board, [even, split], ["split"]))).toEqual(["split"]);
});

test("a binding is offered for a board whose inserts it is screwed into", () => {
  const channel = thing("binding", "channel", { flex: "9", mount: "channel" });
  const disc = thing("binding", "disc", { flex: "6", mount: "disc-4x4" });
  const on = (inserts: string) =>
    uids(completing(thing("snowboard", "b", { flex: "6", inserts }), [split, disc, channel]));
  expect(on("4x4")).toEqual(["disc"]);
  expect(on("channel")).toEqual(["channel"]);
  expect(on("split")).toEqual(["split"]);
});

test("women's things are not completed by men's, and children's by children's alone", () => {
  const men = thing("boot", "men", { rider: "men" });
  const jacket = thing("snowboard", "hers", { rider: "women" });
  expect(uids(completing(jacket, [men, boot]))).toEqual(["boot"]);
  expect(uids(completing(thing("snowboard", "acorn", { rider: "kids" }), [soft, kids, boot]))).toEqual(["kids"]);
});

test("what stands alone is completed by nothing", () => expect(kindsOfSetup("wax")).toEqual([]));
