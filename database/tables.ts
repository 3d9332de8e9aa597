import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction as KyselyTransaction } from "kysely";
import type { CappedLine } from "#commerce/cart/schema.ts";
import type { ProductCard } from "#commerce/catalogue/schema.ts";
import type { CheckoutState } from "#commerce/checkout/schema.ts";
import type { DiscountRule } from "#commerce/customers/schema.ts";
import type { Address, Order } from "#commerce/orders/schema.ts";
import type { PaymentEvent } from "#commerce/payments/schema.ts";
import type { TotalLine } from "#commerce/pricing/schema.ts";
import type { ReturnStatus } from "#commerce/returns/schema.ts";
import type { ShippingSettings } from "#commerce/shipping/schema.ts";
import type { ContentField, ContentTypeOptions } from "#services/content/schema.ts";
import type { AssetKind, Film, PointOfInterest, SetItem } from "#services/media/schema.ts";

/** The tables of database/migrations, as Kysely sees them. bigint and numeric columns arrive as numbers (platform/database/pool.ts). */

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<T> = JSONColumnType<T & object, string, string>;

export type Tables = {
  categories: {
    id: Generated<number>;
    parent_id: number | null;
    uid: string;
    name: string;
    position: Generated<number>;
    is_visible: Generated<boolean>;
  };
  products: {
    id: Generated<number>;
    uid: string;
    sku: string;
    kind: string;
    brand: Generated<string>;
    name: string;
    description: Generated<string>;
    availability: Generated<"available" | "preorder" | "disabled">;
    inventory_tracking: Generated<"none" | "product" | "variant">;
    is_visible: Generated<boolean>;
    is_new: Generated<boolean>;
    is_redesigned: Generated<boolean>;
    is_best_seller: Generated<boolean>;
    release_date: string | null;
    specs: Json<{ id: string; value: string }[]>;
    attributes: Json<Record<string, string[]>>;
    images: Json<{ id: string; colour?: string }[]>;
    popularity: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  product_categories: { product_id: number; category_id: number };
  product_options: {
    id: Generated<number>;
    product_id: number;
    name: string;
    kind: "swatch" | "rectangles" | "dropdown";
    position: Generated<number>;
  };
  option_values: {
    id: Generated<number>;
    option_id: number;
    code: string;
    label: string;
    hex_colours: Generated<string[]>;
    position: Generated<number>;
  };
  variants: {
    id: Generated<number>;
    product_id: number;
    sku: string;
    position: Generated<number>;
    option_value_ids: Generated<number[]>;
    /** As cart lines show them: [place, option, code, label] each. */
    shown_options: Generated<unknown>;
    image: string | null;
    purchasing_disabled: Generated<boolean>;
  };
  prices: { region: string; variant_id: number; price: number; retail_price: number | null };
  price_history: { region: string; variant_id: number; price: number; valid_from: Stamp };
  stock: { variant_id: number; available: number };
  listings: {
    region: string;
    product_id: number;
    terms: string[];
    price: number;
    retail_price: number | null;
    in_stock: boolean;
    is_new: boolean;
    popularity: number;
    name: string;
    variant_count: Generated<number>;
    card: Json<ProductCard>;
  };
  listing_changes: { product_id: number; changed: Generated<string> };
  customer_groups: {
    id: Generated<number>;
    region: string | null;
    name: string;
    is_default: Generated<boolean>;
    is_group_for_guests: Generated<boolean>;
    discount_rules: Json<DiscountRule[]>;
  };
  customers: {
    id: Generated<number>;
    email: string;
    password_hash: string | null;
    first_name: Generated<string>;
    last_name: Generated<string>;
    customer_group_id: number | null;
    notes: Generated<string>;
    form_fields: Json<{ name: string; value: string }[]>;
    created_at: Stamp;
    updated_at: Stamp;
    email_verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    pending_email: string | null;
  };
  addresses: {
    id: Generated<number>;
    customer_id: number;
    first_name: string;
    last_name: string;
    company: Generated<string>;
    address1: string;
    address2: Generated<string>;
    city: string;
    state_or_province: Generated<string>;
    postal_code: Generated<string>;
    country_code: string;
    phone: Generated<string>;
  };
  sessions: {
    id_hash: Buffer;
    customer_id: number | null;
    cart_id: string | null;
    created_at: Stamp;
    seen_at: Stamp;
  };
  staff_keys: {
    id: Generated<number>;
    name: string;
    key_hash: Buffer;
    scopes: string[];
    created_at: Stamp;
    used_at: Date | null;
    revoked_at: Date | null;
  };
  webhooks: {
    id: Generated<number>;
    url: string;
    events: string[];
    description: Generated<string>;
    salt: string;
    is_active: Generated<boolean>;
    paused_at: Date | null;
    failures: Generated<number>;
    failing_since: Date | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
  webhook_events: {
    id: Generated<string>;
    type: string;
    data: Json<{ id: number }>;
    subject: string;
    created_at: Stamp;
  };
  webhook_deliveries: {
    id: Generated<number>;
    webhook_id: number;
    event_id: string;
    status: Generated<"pending" | "delivered" | "failed">;
    tries: Generated<number>;
    next_try_at: Stamp;
    tried_at: Date | null;
    answer_code: number | null;
    error: Generated<string>;
    duration_ms: number | null;
    created_at: Stamp;
  };
  sign_in_failures: { id: Generated<number>; email_hash: Buffer; address_hash: Buffer; at: Stamp };
  account_openings: { address_hash: Buffer; at: Stamp };
  erasures: { order_id: number; asked_at: Stamp };
  customer_tokens: {
    token_hash: Buffer;
    customer_id: number;
    purpose: "reset-password" | "confirm-email" | "hand-over";
    detail: string;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  subscriptions: {
    id: Generated<number>;
    email: string;
    list: string;
    locale: string;
    region: string;
    key: Generated<string>;
    created_at: Stamp;
    confirmed_at: Date | null;
    left_at: Date | null;
  };
  stock_watches: { variant_id: number; email: string; locale: string; created_at: Stamp };
  solved_challenges: { signature: string; expires_at: Date };
  letter_requests: { email_hash: Buffer; address_hash: Buffer; at: Stamp };
  carts: {
    id: string;
    region: string;
    currency: string;
    country: string;
    language: string;
    customer_id: number | null;
    checkout: Json<CheckoutState>;
    capped: ColumnType<CappedLine[] | null, string | null | undefined, string | null>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  cart_lines: {
    id: Generated<number>;
    cart_id: string;
    product_id: number;
    variant_id: number;
    quantity: number;
    seen_price: number;
  };
  orders: {
    id: Generated<number>;
    cart_id: string;
    customer_id: number | null;
    region: string;
    currency: string;
    country: string;
    language: string;
    status: string;
    email: string;
    billing_address: Json<Address>;
    shipping_address: Json<Address>;
    shipping_method: Json<Order["shippingMethod"]>;
    totals: Json<TotalLine[]>;
    total: number;
    access_hash: Buffer;
    placed_at: Stamp;
    confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    confirmation_sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    updated_at: Stamp;
  };
  order_lines: {
    id: Generated<number>;
    order_id: number;
    product_id: number;
    variant_id: number;
    sku: string;
    name: string;
    options: Json<{ name: string; code: string; label: string }[]>;
    image: string | null;
    quantity: number;
    unit_price: number;
    total: number;
    from_stock: Generated<boolean>;
  };
  order_history: {
    id: Generated<number>;
    order_id: number;
    status: string;
    note: Generated<string>;
    made_by: Generated<string>;
    at: Stamp;
  };
  shipments: {
    id: Generated<number>;
    order_id: number;
    tracking_number: Generated<string>;
    shipping_provider: Generated<string>;
    items: Json<{ order_line_id: number; quantity: number }[]>;
    created_at: Stamp;
  };
  payments: {
    id: string;
    order_id: number;
    provider: string;
    reference: string | null;
    status: "pending" | "action_required" | "captured" | "declined" | "cancelled" | "refunded";
    amount: number;
    currency: string;
    detail: Generated<string>;
    action_url: string | null;
    refunded: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  refunds: {
    id: Generated<number>;
    payment_id: string;
    key: string;
    amount: number;
    status: "pending" | "done" | "failed";
    reference: string | null;
    detail: Generated<string>;
    created_at: Stamp;
    updated_at: Stamp;
    reason: Generated<string>;
    made_by: Generated<string>;
    items: ColumnType<{ order_line_id: number; quantity: number }[], string | undefined, string>;
    announced_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  wishlists: {
    id: Generated<number>;
    customer_id: number | null;
    session_hash: Buffer | null;
    token: string;
    updated_at: Stamp;
  };
  wishlist_items: { wishlist_id: number; product_id: number; added_at: Stamp };
  returns: {
    id: Generated<number>;
    order_id: number;
    status: Generated<ReturnStatus>;
    note: Generated<string>;
    answer: Generated<string>;
    made_by: string;
    created_at: Stamp;
    updated_at: Stamp;
  };
  return_items: { return_id: number; order_line_id: number; quantity: number; reason: string };
  payment_events: {
    provider: string;
    id: string;
    event: Json<PaymentEvent>;
    received_at: Stamp;
    handled_at: ColumnType<Date | null, Date | string | undefined, Date | string>;
    outcome: Generated<string>;
  };
  test_charges: {
    reference: string;
    idempotency_key: string;
    status: "captured" | "authorized" | "declined" | "cancelled" | "action_required";
    is_manual: Generated<boolean>;
    amount: number;
    currency: string;
    order_id: number;
    reason: Generated<string>;
    return_url: string | null;
    refunded: Generated<number>;
    created_at: Stamp;
  };
  test_refunds: { idempotency_key: string; reference: string; amount: number };
  idempotency_keys: {
    scope: string;
    key: Buffer;
    request_hash: Buffer;
    answer: Json<object>;
    created_at: Stamp;
  };
  kept_answers: {
    id: Buffer;
    request_hash: Buffer;
    status: number | null;
    answer: Buffer | null;
    created_at: Stamp;
  };
  shipping_zones: {
    id: Generated<number>;
    region: string;
    name: string;
    countries: string[];
    is_enabled: Generated<boolean>;
  };
  shipping_methods: {
    id: Generated<number>;
    zone_id: number;
    code: string;
    name: string;
    type: "freeshipping" | "total";
    is_enabled: Generated<boolean>;
    settings: Json<ShippingSettings>;
    days_from: number;
    days_to: number;
    position: Generated<number>;
  };
  shipping_settings: { id: Generated<boolean>; is_enabled: boolean; hide_free_shipping_groups: number[] };
  content_entries: {
    content_type: string;
    uid: string;
    locale: string;
    title: string;
    url: string | null;
    data: Json<Record<string, unknown>>;
    tags: Generated<string[]>;
    version: Generated<number>;
    author: Generated<string>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  /** A view: every entry as its editors see it. */
  content_drafts: Tables["content_entries"];
  content_heads: {
    content_type: string;
    uid: string;
    locale: string;
    version: number;
    created_at: Stamp;
    created_by: string;
  };
  content_versions: {
    content_type: string;
    uid: string;
    locale: string;
    version: number;
    title: string;
    url: string | null;
    tags: Generated<string[]>;
    data: Json<Record<string, unknown>>;
    created_at: Stamp;
    author: string;
    published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  content_environments: { name: string; created_at: Stamp; updated_at: Stamp };
  content_publications: {
    environment: string;
    content_type: string;
    uid: string;
    locale: string;
    version: number;
    at: Stamp;
    author: string;
  };
  content_schedules: {
    id: Generated<string>;
    action: "publish" | "unpublish";
    content_type: string;
    uid: string;
    locale: string;
    environment: string;
    version: number | null;
    due_at: ColumnType<Date, Date | string, Date | string>;
    author: string;
    created_at: Stamp;
  };
  content_log: {
    number: Generated<number>;
    at: Stamp;
    author: string;
    action: string;
    content_type: string;
    uid: string;
    locale: string | null;
    version: number | null;
    environment: string | null;
  };
  content_types: {
    uid: string;
    title: string;
    description: Generated<string>;
    is_global_field: Generated<boolean>;
    options: Json<ContentTypeOptions>;
    schema: Json<ContentField[]>;
    version: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  content_assets: {
    uid: string;
    title: string;
    description: Generated<string>;
    filename: string;
    content_type: string;
    file_size: number;
    path: string;
    width: number | null;
    height: number | null;
    tags: Generated<string[]>;
    version: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  content_taxonomies: {
    uid: string;
    name: string;
    description: Generated<string>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  content_terms: {
    taxonomy: string;
    uid: string;
    parent: string | null;
    name: string;
    position: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  content_events: {
    subject: "entry" | "asset" | "content_type";
    content_type: string;
    uid: string;
    locale: string;
    number: Generated<number>;
    type: string;
    version: number;
    at: Stamp;
  };
  media_assets: {
    alias: string;
    kind: AssetKind;
    id: string;
    title: Generated<string>;
    description: Generated<string>;
    file: string | null;
    version: string;
    format: Generated<string>;
    width: Generated<number>;
    height: Generated<number>;
    has_alpha: Generated<boolean>;
    bytes: Generated<number>;
    point_of_interest: ColumnType<PointOfInterest | null, string | null | undefined, string | null>;
    items: ColumnType<SetItem[], string | undefined, string>;
    film: ColumnType<Film | null, string | null | undefined, string | null>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  search_generations: { id: Generated<number>; is_live: Generated<boolean>; started_at: Stamp };
  search_documents: {
    generation: number;
    id: string;
    locale: string;
    fields: Json<Record<string, string | number | string[]>>;
    terms: string[];
    names: string;
    details: string;
    words: ColumnType<string, never, never>;
    title: string;
    popularity: number;
    in_stock: boolean;
    is_removed: Generated<boolean>;
  };
  search_words: { generation: number; locale: string; word: string; stem: string; documents: Generated<number> };
  search_clicks: { document_id: string; day: Generated<string>; clicks: Generated<number> };
  search_synonyms: { locale: string; position: number; words: string[] };
  search_curations: { locale: string; question: string; promoted: string[]; hidden: string[] };
  search_questions: { locale: string; question: string; day: Generated<string>; clicks: Generated<number> };
};

export type Db = Kysely<Tables>;
/** Writes that must stand or fall together take this type: a lock outside a transaction does not compile. */
export type Transaction = KyselyTransaction<Tables>;
