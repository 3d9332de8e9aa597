/** The category tree, for showing and rearranging it. Pure. */

export type CategoryRow = {
  id: number;
  uid: string;
  name: string;
  parent: string | null;
  sort_order: number;
  is_visible: boolean;
};
export type Node = CategoryRow & { children: Node[] };
export type Position = "before" | "after" | "on";
export type Change = { id: number; parent: string | null; sort_order: number };

const byOrder = (one: CategoryRow, other: CategoryRow) => one.sort_order - other.sort_order || one.id - other.id;

export function treeOf(all: readonly CategoryRow[], parent: string | null = null): Node[] {
  const own = all.filter((one) => one.parent === parent).toSorted(byOrder);
  return own.map((one) => ({ ...one, children: treeOf(all, one.uid) }));
}

/** Whether `uid` is `of` or one of its descendants. */
function isWithin(all: readonly CategoryRow[], uid: string | null, of: string): boolean {
  if (uid === null) return false;
  return uid === of || isWithin(all, all.find((one) => one.uid === uid)?.parent ?? null, of);
}

/**
 * The changes to save when a category is moved before, after or below another: its new position, and the positions of
 * its siblings. Empty when the move is impossible, such as a category below itself.
 */
export function changesOfMove(all: readonly CategoryRow[], uid: string, target: string, position: Position): Change[] {
  const moved = all.find((one) => one.uid === uid);
  const aim = all.find((one) => one.uid === target);
  if (!moved || !aim || isWithin(all, target, uid)) return [];
  const parent = position === "on" ? aim.uid : aim.parent;
  const siblings = all.filter((one) => one.parent === parent && one.uid !== uid).toSorted(byOrder);
  const place =
    position === "on"
      ? siblings.length
      : siblings.findIndex((one) => one.uid === target) + (position === "after" ? 1 : 0);
  return siblings
    .toSpliced(place, 0, moved)
    .map((one, at) => ({ id: one.id, parent, sort_order: (at + 1) * 10 }))
    .filter((change) => {
      const before = all.find(({ id }) => id === change.id);
      return before?.parent !== change.parent || before.sort_order !== change.sort_order;
    });
}
