import { type AddressUse, addressUses } from "#commerce/customers/accounts/schema.ts";
import { findAddresses } from "#commerce/customers/addresses/reads.ts";
import { addressLinesOf } from "#commerce/sales/orders/emails/address-lines.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext } from "#storefront/app/page.ts";
import {
  blankAddress,
  type CountryOption,
  countryOptions,
  firstCountry,
} from "#storefront/components/forms/address-values.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type AddressesProps = {
  words: AreaTexts<"preferences">;
  csrf: string;
  addresses: { id: number; lines: string[]; uses: readonly AddressUse[] }[];
  /** The address in the form; `id` is null for a new one. */
  form: {
    id: number | null;
    typed: Address;
    /** The uses that are ticked at first. */
    uses: readonly AddressUse[];
    countries: CountryOption[];
    errors: Record<string, Message>;
  } | null;
  /** The action that was just completed. */
  done: "saved" | "deleted" | null;
};

type Form = Omit<NonNullable<AddressesProps["form"]>, "countries">;

export const load: LoadPrivate<AddressesProps> = (context) => answer(context, null);

/** Shows the list of addresses, or the form with ?edit={id} or ?edit=new. `refused` is a form that was refused. */
export async function answer(context: PrivateContext, refused: Form | null): Promise<PageAnswer<AddressesProps>> {
  const { services, locale, visitor, query } = context;
  const [words, stored] = await Promise.all([
    loadAreaTexts("preferences", context),
    visitor.customer ? findAddresses(services.db, visitor.customer.id) : [],
  ]);
  const done = query.get("done");
  const edit = query.get("edit");
  const edited = stored.find((address) => String(address.id) === edit);
  // The address was deleted, or belongs to another customer.
  if (edit && edit !== "new" && !edited && !refused) return notFound();
  const opened = edited
    ? { id: edited.id, typed: edited, uses: edited.defaultFor ?? [] }
    : edit === "new"
      ? {
          id: null,
          typed: blankAddress(visitor, firstCountry(locale)),
          uses: stored.length === 0 ? addressUses : [],
        }
      : null;
  const form = refused ?? (opened && { ...opened, errors: {} });
  const props = {
    words,
    addresses: stored.map((address) => {
      return { id: address.id, lines: addressLinesOf(address, locale.intl), uses: address.defaultFor ?? [] };
    }),
    form: form && { ...form, countries: countryOptions(allowedCountries, locale) },
    done: done === "saved" || done === "deleted" ? done : null,
  } as const;
  return formPage(context, props, { title: "account.addresses" }, refused ? 422 : 200);
}
