import { isRecord } from "#storefront/components/blocks/values.ts";
import { type HomePlace, homePlaces } from "./home-view.ts";

const last: HomePlace = "story";

/**
 * The home page's blocks by the part that they follow: a block says `after: "hero"` among its fields.
 * Without it a block stands where the one before it does; the first ones after the stories, before the pro strip. Pure.
 */
export function blocksByPlace(raw: unknown): { place: HomePlace; blocks: unknown[] }[] {
  const found = new Map<HomePlace, unknown[]>();
  let place = last;
  for (const block of Array.isArray(raw) ? raw : []) {
    place = placeOf(block) ?? place;
    found.set(place, [...(found.get(place) ?? []), block]);
  }
  return homePlaces.flatMap((one) => (found.has(one) ? [{ place: one, blocks: found.get(one) ?? [] }] : []));
}

function placeOf(block: unknown): HomePlace | undefined {
  if (!isRecord(block)) return undefined;
  const after = block.after ?? Object.values(block).find(isRecord)?.after;
  return homePlaces.find((place) => place === after);
}
