import { findPasskeys, hasJustSignedIn } from "#commerce/customers/passkeys/reads.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { Services } from "#storefront/app/services.ts";
import type { PasskeysShown } from "./props.ts";

type Place = { services: Services; locale: Locale };

/** A customer's passkeys as their profile lists them. */
export async function loadPasskeys(
  { services, locale }: Place,
  customerId: number,
  sessionHash: Buffer,
): Promise<PasskeysShown> {
  const [texts, passkeys, isRecent] = await Promise.all([
    loadAreaTexts("passkeys", { services, locale }),
    findPasskeys(services.db, customerId),
    hasJustSignedIn(services.db, customerId, sessionHash),
  ]);
  const format = new Intl.DateTimeFormat(locale.intl, { dateStyle: "long", timeZone: "UTC" });
  const list = passkeys.map(({ id, name, createdAt, lastUsedAt, isSynced }) => {
    const used = lastUsedAt && fill(texts["passkeys.used"], { date: format.format(lastUsedAt) });
    const facts = [
      fill(texts["passkeys.added"], { date: format.format(createdAt) }),
      used ?? texts["passkeys.unused"],
      ...(isSynced ? [texts["passkeys.synced"]] : []),
    ];
    return { id, name, facts: facts.join(" · ") };
  });
  return { texts, isRecent, list };
}
