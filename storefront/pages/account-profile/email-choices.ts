import { allowRequests, mayRequest, refuseRequests } from "#commerce/aftersales/reviews/requests.ts";
import { findEmailState } from "#commerce/customers/accounts/email-address.ts";
import { findLanguage, setLanguage } from "#commerce/customers/accounts/language.ts";
import {
  chooseLists,
  endWatch,
  findLists,
  findWatches,
  setEmailLocale,
} from "#commerce/customers/newsletter/preferences.ts";
import { chooseReminders } from "#commerce/sales/checkout/reminders/actions.ts";
import { mayRemind } from "#commerce/sales/checkout/reminders/reads.ts";
import { isLanguage, languageName, localeOf } from "#commerce/shared/regions/rules.ts";
import { type Locale, languages } from "#commerce/shared/regions/schema.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import { linesInLanguage, optionsText } from "#storefront/components/cart/line-texts.ts";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import type { EmailChoices } from "./props.ts";

/**
 * Loads the customer's language and, when their e-mail address is confirmed, the e-mails and stock alerts chosen for
 * it.
 */
export async function loadEmailChoices(context: PrivateContext, customerId: number): Promise<EmailChoices> {
  const { services, locale } = context;
  const { db } = services;
  const [words, language, state, { lists }] = await Promise.all([
    loadAreaTexts("preferences", { services, locale }),
    findLanguage(db, customerId),
    findEmailState(db, customerId),
    signupSettings(services, locale),
  ]);
  const email = state?.isVerified ? state.email : null;
  const [chosen, carts, reviews, watches] = email
    ? await Promise.all([
        findLists(db, email),
        mayRemind(db, email),
        mayRequest(db, email),
        findWatches(db, email).then((found) => linesInLanguage(services, locale, found)),
      ])
    : [[], true, true, []];
  return {
    words,
    language,
    languages: languages.map((code) => ({ code, name: languageName(code) })),
    choice: email === null ? null : { lists: lists.map((id) => ({ id, on: chosen.includes(id) })), carts, reviews },
    watches: watches.map(({ variantId, uid, name, options, isShown }) => ({
      variantId,
      path: isShown ? `/p/${uid}` : null,
      name,
      options: optionsText(options),
    })),
  };
}

/** Stores the choices in the form. Returns the locale to continue in. */
export async function saveEmailChoices(
  context: PrivateContext,
  customerId: number,
  form: URLSearchParams,
): Promise<Locale> {
  const { services, locale, region } = context;
  const { db } = services;
  const typed = form.get("language") ?? "";
  const language = isLanguage(typed) ? typed : null;
  await setLanguage(db, customerId, language);
  const to = (language && localeOf(locale.country, language)) || locale;
  const state = await findEmailState(db, customerId);
  // A form that was opened before the address was confirmed has no e-mail fields.
  if (!state?.isVerified || !form.has("letters")) return to;
  const { email } = state;
  const { lists: offered } = await signupSettings(services, locale);
  await db.transaction().execute(async (trx) => {
    const chosen = form.getAll("lists");
    await chooseLists(trx, { email, offered, chosen, locale: to.code, region: region ?? locale.mapRegion });
    await chooseReminders(trx, email, form.has("carts"));
    await (form.has("reviews") ? allowRequests(trx, email) : refuseRequests(trx, email));
    if (language) await setEmailLocale(trx, email, to.code);
  });
  return to;
}

/** Removes the customer's stock alert for a variant, so no more e-mails about it are sent. */
export async function stopWaiting({ services: { db } }: PrivateContext, customerId: number, variantId: number) {
  const state = await findEmailState(db, customerId);
  if (state?.isVerified) await endWatch(db, state.email, variantId);
}
