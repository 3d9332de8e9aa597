import type { AddressUse } from "#commerce/customers/accounts/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type AddressesProps = {
  words: AreaTexts<"preferences">;
  csrf: string;
  addresses: { id: number; lines: string[]; uses: readonly AddressUse[] }[];
  /** The address that is being written: a kept one, or with id null a new one. */
  form: {
    id: number | null;
    typed: Address;
    /** What it is for where nothing else is chosen. */
    uses: readonly AddressUse[];
    countries: { code: string; name: string }[];
    errors: Record<string, Message>;
  } | null;
  /** What has just been done. */
  done: "saved" | "deleted" | null;
};
