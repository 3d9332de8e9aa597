import type { Address } from "#commerce/orders/schema.ts";
import type { Message } from "#shop/parts/message.ts";

export type AddressesProps = {
  csrf: string;
  addresses: { id: number; lines: string[] }[];
  /** The address that is being written: a kept one, or with id null a new one. */
  form: {
    id: number | null;
    typed: Address;
    countries: { code: string; name: string }[];
    errors: Record<string, Message>;
  } | null;
  /** What has just been done. */
  done: "saved" | "deleted" | null;
};
