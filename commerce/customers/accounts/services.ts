import type { LetterQueue } from "#commerce/customers/account-emails/schema.ts";
import type { Db } from "#database/tables.ts";
import type { LimitSettings } from "./rules.ts";

/** What actions of customers need of everything that has state. */
export type CustomerServices = { db: Db; jobs: LetterQueue; config: LimitSettings };
