import { isRecord } from "#storefront/components/content/values.ts";
import { type HomeSection, homeSections } from "./home-view.ts";

const last: HomeSection = "story";

/**
 * Groups the home page's blocks by the section that they follow. A block names it in a field, such as `after: "hero"`.
 * Without the field, a block follows the one before it; the first ones then stand after the story, before the pro
 * strip. Pure.
 */
export function blocksBySection(raw: unknown): { place: HomeSection; blocks: unknown[] }[] {
  const found = new Map<HomeSection, unknown[]>();
  let place = last;
  for (const block of Array.isArray(raw) ? raw : []) {
    place = placeOf(block) ?? place;
    found.set(place, [...(found.get(place) ?? []), block]);
  }
  return homeSections.flatMap((one) => (found.has(one) ? [{ place: one, blocks: found.get(one) ?? [] }] : []));
}

function placeOf(block: unknown): HomeSection | undefined {
  if (!isRecord(block)) return undefined;
  const after = block.after ?? Object.values(block).find(isRecord)?.after;
  return homeSections.find((place) => place === after);
}
