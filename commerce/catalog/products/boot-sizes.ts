import { bootSize, ownSize, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import type { Db } from "#database/tables.ts";

type Line = { uid: string; options: readonly { name: string; label: string }[] };

/**
 * Converts a boot's size to a country's system, by the product's uid; labels of other products are returned unchanged.
 */
export type SaySize = (uid: string, label: string) => string;

/** Reads which of the products are boots, and for whom. One query, or none where sizes are shown as sold. */
export async function sizesIn(db: Db, country: string, lines: readonly Line[]): Promise<SaySize> {
  const system = sizeSystemOf(country);
  const sized = lines.filter(({ options }) => options.some(isSize));
  const uids = [...new Set(sized.map(({ uid }) => uid))];
  if (system === "eu" || uids.length === 0) return (_, label) => label;
  const rows = await db
    .selectFrom("products")
    .select(["uid", "attributes"])
    .where("uid", "in", uids)
    .where("kind", "=", "boot")
    .execute();
  const riders = new Map(rows.map(({ uid, attributes }) => [uid, attributes.rider ?? []]));
  return (uid, label) => {
    const rider = riders.get(uid);
    const size = rider && bootSize("boot", rider, label);
    return size ? ownSize(system, size) : label;
  };
}

export const isSize = ({ name }: { name: string }): boolean => name.toLowerCase() === "size";
