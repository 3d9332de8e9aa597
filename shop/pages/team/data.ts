import { type Load, page } from "#shop/frame/page.ts";
import { loadTexts } from "#shop/frame/texts.ts";
import type { AthleteCard } from "#shop/parts/athletes.ts";
import { type AthleteContent, cardOf } from "#shop/parts/athletes.ts";
import { brand } from "#shop/parts/brand.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export type TeamProps = { athletes: AthleteCard[] };

export const load: Load<TeamProps> = async ({ services, locale }) => {
  const [entries, texts] = await Promise.all([
    services.content.all<AthleteContent>("athlete", locale.contentLocale),
    loadTexts(locale.language),
  ]);
  const athletes = entries.map(cardOf);
  return page({ athletes }, plainMeta(texts["team.title"], brand, "/team", texts["team.text"]));
};
