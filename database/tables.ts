import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { CartTables } from "./tables/carts.ts";
import type { CatalogueTables } from "./tables/catalogue.ts";
import type { ContentTables } from "./tables/content.ts";
import type { CustomerTables } from "./tables/customers.ts";
import type { LetterTables } from "./tables/emails.ts";
import type { DoorTables } from "./tables/guards.ts";
import type { MediaTables } from "./tables/media.ts";
import type { OrderTables } from "./tables/orders.ts";
import type { PaymentTables } from "./tables/payments.ts";
import type { ProgrammeTables } from "./tables/pro-applications.ts";
import type { PromotionTables } from "./tables/promotions.ts";
import type { ReviewTables } from "./tables/reviews.ts";
import type { SearchTables } from "./tables/search.ts";
import type { ShippingTables } from "./tables/shipping.ts";
import type { StoreTables } from "./tables/stores.ts";

/**
 * The tables of database/migrations, as Kysely sees them; those of a room stand in its file of tables/.
 * bigint and numeric columns arrive as numbers (platform/database/pool.ts).
 */
export type Tables = CatalogueTables &
  CustomerTables &
  DoorTables &
  LetterTables &
  CartTables &
  OrderTables &
  PaymentTables &
  ProgrammeTables &
  PromotionTables &
  ReviewTables &
  ShippingTables &
  StoreTables &
  ContentTables &
  MediaTables &
  SearchTables;

export type Db = Kysely<Tables>;
/** Writes that must stand or fall together take this type: a lock outside a transaction does not compile. */
export type Transaction = KyselyTransaction<Tables>;
