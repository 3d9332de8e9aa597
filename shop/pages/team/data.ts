import { textsFor } from "#shop/frame/display-texts.ts";
import { type Load, page } from "#shop/frame/page.ts";
import type { AthleteCard } from "#shop/parts/athletes.ts";
import { type AthleteContent, cardOf } from "#shop/parts/athletes.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export type TeamProps = { athletes: AthleteCard[] };

export const load: Load<TeamProps> = async ({ services, locale, brand }) => {
  const [entries, texts] = await Promise.all([
    services.content.all<AthleteContent>("athlete", locale.contentLocale),
    textsFor({ services, locale }),
  ]);
  const athletes = entries.map(cardOf);
  return page({ athletes }, plainMeta(texts["team.title"], brand, "/team", texts["team.text"]));
};
