import { type Static, Type } from "typebox";
import { idIn } from "#platform/ids.ts";

/** Exports of short lists, which browsers load completely and narrow themselves. */

const mostNamed = 1000;

/** Which rows of a short list are exported: those that are named, or all of them. */
export const ShownRows = Type.Object({
  ids: Type.Optional(
    Type.String({
      maxLength: 11 * mostNamed,
      pattern: "^[1-9]\\d{0,9}(,[1-9]\\d{0,9})*$",
      description: `Numbers with commas between them, ${mostNamed} at most. Without them all rows are exported.`,
    }),
  ),
});
type ShownRows = Static<typeof ShownRows>;

/** The named rows, in the order of the list, as the one batch of an export. */
export async function* shownRows<Row extends { id: number }>(rows: readonly Row[], { ids }: ShownRows) {
  const named = ids === undefined ? null : new Set(ids.split(",").map(idIn));
  yield rows.filter(({ id }) => named === null || named.has(id));
}
