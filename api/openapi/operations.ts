import { readFileSync } from "node:fs";
import { type TSchema, Type } from "typebox";
import { parse } from "yaml";
import { bareAnd, listOf, named, oneOf, pageOf } from "./shapes.ts";

export type Access = "open" | "customer" | "person" | "staff" | "search";

const summaries: Record<Access, Record<string, string>> = parse(readFileSync("api/openapi/operations.yaml", "utf8"));

/** "METHOD /path below /api" → who may call it, and its name. */
export const operations: ReadonlyMap<string, { access: Access; summary: string }> = new Map(
  Object.entries(summaries).flatMap(([access, lines]) =>
    Object.entries(lines).map(([name, summary]) => [name, { access: access as Access, summary }] as const),
  ),
);

const byPermission: Record<string, string[]> = parse(readFileSync("api/openapi/permissions.yaml", "utf8"));

/** "METHOD /path below /api or /office/api" → the permissions that staff need for it, all of them. */
export const permissions: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(byPermission).flatMap(([needed, names]) => names.map((name) => [name, needed.split(" + ")] as const)),
);

const { Object: object, String: text, Boolean: yes, Integer: whole, Array: list, Union: either, Null: nothing } = Type;
const success = object({ success: yes() });
const data = object({ data: Type.Optional(Type.Unknown()), errors: Type.Optional(list(object({ message: text() }))) });

/** Answers whose shape no route declares. Their status is 200 unless a number is given; null means no body. */
export const answers: Record<string, TSchema | [status: number, shape: TSchema | null]> = {
  "GET /csrf": object({ token: text() }),
  "GET /session": named("Session"),
  "GET /locale": [302, null],
  "POST /search/click": [204, null],
  "GET /geolocation": object({ country: text() }),
  "GET /products": pageOf("Product"),
  "GET /products/{id}": oneOf("Product"),
  "GET /products/{id}/options": pageOf("Option"),
  "GET /products/{id}/variants": pageOf("Variant"),
  "GET /products/{id}/variants/{variantId}": oneOf("Variant"),
  "GET /variants": pageOf("Variant"),
  "GET /categories": pageOf("Category"),
  "GET /categories/{id}": oneOf("Category"),
  "GET /category_tree": listOf("Category"),
  "GET /out-of-stock": object({
    data: list(object({ id: whole(), is_out_of_stock: yes(), variant_ids: list(whole()) })),
    meta: object({}),
  }),
  "GET /category/products/inventory": listOf("Inventory"),
  "GET /currencies": list(named("Currency")),
  "GET /currencies/{id}": named("Currency"),
  "GET /countries": list(named("Country")),
  "GET /countries/{id}": named("Country"),
  "GET /countries/{id}/states": list(named("State")),
  "GET /store": named("Store"),
  "GET /payments/test/challenge/{reference}": object({
    reference: text(),
    order_id: whole(),
    amount: whole(),
    currency: text(),
    is_open: yes(),
    return_url: either([text(), nothing()]),
  }),
  "POST /payments/test/challenge/{reference}": object({
    order_id: whole(),
    status: text(),
    return_url: either([text(), nothing()]),
  }),
  "POST /payments/webhook/{provider}": object({ received: yes() }),
  "POST /reviews/{id}/reports": [204, null],
  "POST /questions/{id}/reports": [204, null],
  "POST /answers/{id}/reports": [204, null],
  "POST /customers/login": bareAnd("Customer"),
  "POST /customers/logout": success,
  "POST /customers/logout-everywhere": success,
  "POST /customers/validate-session": bareAnd("Customer"),
  "POST /customers/validate": success,
  "POST /customers/bclogin": object({ redirect: text() }),
  "GET /customers/bclogin/{token}": [303, null],
  "GET /customers": pageOf("Customer"),
  "POST /customers/create": [201, bareAnd("Customer")],
  "GET /customers/{id}": bareAnd("Customer"),
  "PUT /customers/{id}": bareAnd("Customer"),
  "POST /customers/forgot-password": [202, success],
  "POST /customers/reset-password": success,
  "POST /customers/confirm-email": success,
  "POST /customers/{id}/confirmation": [202, success],
  "GET /customers/{id}/export": object({}),
  "GET /customers/passkeys": listOf("Passkey"),
  "POST /customers/passkeys/registration": object({
    challenge: text(),
    rp: object({ id: text() }),
    user: object({ id: text() }),
  }),
  "POST /customers/passkeys": [201, bareAnd("Passkey")],
  "PUT /customers/passkeys/{id}": bareAnd("Passkey"),
  "POST /customers/passkeys/sign-in-options": object({ challenge: text(), rpId: text() }),
  "POST /customers/passkeys/sign-in": bareAnd("Customer"),
  "GET /customers/{id}/addresses": pageOf("Address"),
  "POST /customers/{id}/addresses": [201, bareAnd("Address")],
  "PUT /customers/{id}/addresses": bareAnd("Address"),
  "GET /customer_groups": list(named("CustomerGroup")),
  "GET /customer_groups/{id}": named("CustomerGroup"),
  "GET /pro/order_total": object({
    order_total: Type.Number(),
    spend_limit: Type.Number(),
    employee_group: yes(),
    expiration_date: either([text(), nothing()]),
  }),
  "GET /pro/applications/{id}/proof": Type.String({ description: "The file: a PDF or a picture." }),
  "GET /pro/shipping_method_settings": object({ is_enabled: yes(), hide_free_shipping_groups: text() }),
  "GET /graphql": data,
  "POST /graphql": data,
  "GET /content/preview": [302, null],
  "GET /content/preview/end": [302, null],
  "GET /interstack/references": object({
    entries: list(object({ uid: text(), display_text_input: list(object({ title: text(), text: text() })) })),
  }),
  "POST /as/v1/engines/{engine}/search": object({ results: list(object({})), meta: object({}) }),
  "POST /as/v1/engines/{engine}/multi_search": list(object({})),
  "POST /as/v1/engines/{engine}/query_suggestion": object({ results: object({}), meta: object({}) }),
  "POST /as/v1/engines/{engine}/click": [200, null],
};

export const files: Record<string, string> = {
  "GET /orders/{id}/invoice": "application/pdf",
  "GET /staff/invoices/archive": "application/zip",
  "GET /staff/dispatch/pick-list": "application/pdf",
  "GET /staff/dispatch/packing-slips": "application/pdf",
  "GET /staff/dispatch/labels": "text/csv",
  "GET /staff/customers/export": "text/csv",
  "GET /staff/customer-groups/export": "text/csv",
  "GET /staff/orders/export": "text/csv",
  "GET /staff/products/export": "text/csv",
  "GET /staff/stock/export": "text/csv",
  "GET /staff/categories/export": "text/csv",
  "GET /staff/categories/bin/export": "text/csv",
  "GET /staff/promotions/export": "text/csv",
  "GET /staff/promotions/bin/export": "text/csv",
  "GET /staff/stores/export": "text/csv",
  "GET /staff/gift-certificates/export": "text/csv",
  "GET /staff/returns/export": "text/csv",
  "GET /pro/accounts/export": "text/csv",
  "GET /pro/applications/export": "text/csv",
  "GET /staff/moderation/export": "text/csv",
  "GET /staff/members/export": "text/csv",
  "GET /staff/roles/export": "text/csv",
  "GET /staff/keys/export": "text/csv",
  "GET /webhooks/export": "text/csv",
  "POST /imports/report": "text/csv",
  "GET /staff/orders/{id}/emails/{entry}/page": "text/html",
  "GET /gift-certificates/{id}/emails/{entry}/page": "text/html",
  "GET /staff/orders/{id}/credit-notes/{refund}": "application/pdf",
  "GET /staff/promotions/{id}/codes.csv": "text/csv",
  "GET /audit/export": "text/csv",
  "GET /jobs/export": "text/csv",
  "GET /jobs/{id}/refused.csv": "text/csv",
  "GET /exports/products.csv": "text/csv",
  "GET /exports/pictures.csv": "text/csv",
  "GET /exports/documents.csv": "text/csv",
};

const query = object({ query: text() });

export const bodies: Record<string, TSchema> = {
  "POST /search/click": object({
    query: text(),
    document_id: text(),
    request_id: Type.Optional(text()),
    tags: Type.Optional(list(text())),
  }),
  "POST /as/v1/engines/{engine}/search": query,
  "POST /as/v1/engines/{engine}/multi_search": object({ queries: list(query) }),
  "POST /as/v1/engines/{engine}/query_suggestion": query,
  "POST /as/v1/engines/{engine}/click": object({ query: text(), document_id: text() }),
};
