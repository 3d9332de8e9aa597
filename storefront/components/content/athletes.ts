import type { Entry } from "#services/content/schema.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";

/** A team rider as published. `rides` are product uids, with a colour where it matters: "kestrel:glacier". */
export type AthleteContent = PageContent & { home: string; stance: "regular" | "goofy"; rides: string[] };

export type AthleteCard = { path: string; name: string; home: string; stance: "regular" | "goofy"; image: string };

/** The uid of the first thing a rider rides, which is their board. */
export const boardOf = ({ data }: Entry<AthleteContent>): string => data.rides?.[0]?.split(":")[0] ?? "";

export const cardOf = ({ uid, title, data }: Entry<AthleteContent>): AthleteCard => ({
  path: `/team/${uid}`,
  name: title,
  home: data.home,
  stance: data.stance,
  image: data.image ?? "",
});
