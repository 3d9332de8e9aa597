import { hasJustSignedIn } from "#commerce/customers/accounts/owner.ts";
import { customerPasskeys, findPasskeys } from "#commerce/shared/passkeys/store.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import type { PasskeyList } from "./props.ts";

/** A customer's passkeys, as their profile shows them. */
export async function loadPasskeys(context: PrivateContext, customerId: number): Promise<PasskeyList> {
  const { db } = context.services;
  const [texts, passkeys, isRecent] = await Promise.all([
    loadAreaTexts("passkeys", context),
    findPasskeys(db, customerPasskeys, customerId),
    hasJustSignedIn(db, customerId, context.visitor.start().sessionHash),
  ]);
  const format = longDate(context.locale.intl);
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
