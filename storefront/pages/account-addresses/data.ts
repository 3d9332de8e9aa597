import { findAddresses } from "#commerce/customers/accounts/reads.ts";
import { addressUses } from "#commerce/customers/accounts/schema.ts";
import { addressLinesOf } from "#commerce/sales/orders/emails/address-lines.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { AddressesProps } from "./props.ts";

type Form = Omit<NonNullable<AddressesProps["form"]>, "countries">;

export const load: LoadPrivate<AddressesProps> = (context) => answer(context, null);

/** The list, or with ?edit={id} and ?edit=new the form; a form that was refused comes as `refused`. */
export async function answer(context: PrivateContext, refused: Form | null): Promise<PageAnswer<AddressesProps>> {
  const { services, locale, visitor, query } = context;
  const [texts, words, found] = await Promise.all([
    textsFor(context),
    loadAreaTexts("preferences", { services, locale }),
    visitor.customer ? findAddresses(services.db, visitor.customer.id) : [],
  ]);
  const done = query.get("done");
  const edit = query.get("edit");
  const kept = found.find((address) => String(address.id) === edit);
  // One that is gone, or somebody else's.
  if (edit && edit !== "new" && !kept && !refused) return notFound();
  const opened = kept
    ? { id: kept.id, typed: kept, uses: kept.defaultFor ?? [] }
    : edit === "new"
      ? { id: null, typed: blankAddress(context), uses: found.length === 0 ? addressUses : [] }
      : null;
  const form = refused ?? (opened && { ...opened, errors: {} });
  const props: AddressesProps = {
    words,
    csrf: visitor.csrfToken,
    addresses: found.map((address) => {
      return { id: address.id, lines: addressLinesOf(address, locale.intl), uses: address.defaultFor ?? [] };
    }),
    form: form && { ...form, countries: countriesIn(locale) },
    done: done === "saved" || done === "deleted" ? done : null,
  };
  return page(props, plainMeta(texts["account.addresses"], context.brand), refused ? 422 : 200);
}

/** Everything but the name is still to be written. */
export function blankAddress({ locale, visitor }: PrivateContext): Address {
  const { firstName = "", lastName = "" } = visitor.customer ?? {};
  const country = allowedCountries.includes(locale.country) ? locale.country : "us";
  const empty = { company: "", address1: "", address2: "", city: "", state: "", postalCode: "", phone: "" };
  return { firstName, lastName, ...empty, country };
}

const countriesIn = ({ intl }: Locale) =>
  allowedCountries
    .map((code) => ({ code, name: countryName(code, intl) }))
    .sort((a, b) => a.name.localeCompare(b.name, intl));
