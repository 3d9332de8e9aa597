import { type TSchema, Type } from "typebox";
import { customerOperations } from "./customer-operations.ts";
import type { OperationNotes } from "./operation-notes.ts";
import { listOf, named, oneOf, pageOf } from "./shapes.ts";
import { staff } from "./staff-operations.ts";

const { Object: object, String: text, Boolean: yes, Integer: whole, Array: list, Union: either, Null: nothing } = Type;
const empty: OperationNotes["answer"] = [204, null];
const customer: OperationNotes = { access: "customer" };
const person: OperationNotes = { access: "person" };

const visitor: Record<string, OperationNotes> = {
  "GET /csrf": {
    summary: "A token for the header csrf-token; begins a session",
    answer: [200, object({ token: text() })],
  },
  "GET /session": { summary: "Who is here, and what is in the cart", answer: [200, named("Session")] },
  "GET /locale": {
    summary: "Keeps the choice of country and language (query: locale, to) and leads to that page",
    answer: [302, null],
  },
  "GET /search/suggest": { summary: "What a question may lead to while it is typed (query: q, locale)" },
  "POST /search/click": {
    summary: "Tells which result of a search was chosen",
    body: object({
      query: text(),
      document_id: text(),
      request_id: Type.Optional(text()),
      tags: Type.Optional(list(text())),
    }),
    answer: [204, null],
  },
  "GET /geolocation": { summary: "The visitor's country, in lower case", answer: [200, object({ country: text() })] },
};

const catalogue: Record<string, OperationNotes> = {
  "GET /products": { summary: "Products sold in the region, by pages", answer: [200, pageOf("Product")] },
  "GET /products/{id}": { summary: "One product", answer: [200, oneOf("Product")] },
  "GET /products/{id}/options": { summary: "A product's options and their values", answer: [200, pageOf("Option")] },
  "GET /products/{id}/variants": { summary: "A product's variants", answer: [200, pageOf("Variant")] },
  "GET /products/{id}/variants/{variantId}": { summary: "One variant of a product", answer: [200, oneOf("Variant")] },
  "GET /variants": { summary: "Variants of all products, by pages", answer: [200, pageOf("Variant")] },
  "GET /categories": { summary: "All categories, by pages", answer: [200, pageOf("Category")] },
  "GET /categories/{id}": { summary: "One category", answer: [200, oneOf("Category")] },
  "GET /category_tree": { summary: "The categories as a tree", answer: [200, listOf("Category")] },
  "GET /out-of-stock": {
    summary: "Which variants of these products are sold out",
    answer: [
      200,
      object({
        data: list(object({ id: whole(), is_out_of_stock: yes(), variant_ids: list(whole()) })),
        meta: object({}),
      }),
    ],
  },
  "GET /category/products/inventory": { summary: "What is left of these products", answer: [200, listOf("Inventory")] },
};

const store: Record<string, OperationNotes> = {
  "GET /currencies": { summary: "Currencies, the region's own first", answer: [200, list(named("Currency"))] },
  "GET /currencies/{id}": { summary: "One currency", answer: [200, named("Currency")] },
  "GET /countries": { summary: "Countries that the shop knows", answer: [200, list(named("Country"))] },
  "GET /countries/{id}": { summary: "One country, by number or code", answer: [200, named("Country")] },
  "GET /countries/{id}/states": { summary: "A country's states or provinces", answer: [200, list(named("State"))] },
  "GET /store": {
    summary: "The shop as the visitor sees it: currency, language, units",
    answer: [200, named("Store")],
  },
  "GET /stores": { summary: "Where to buy over the counter: around a point or a place, or in a country, by pages" },
  "GET /stores/{id}": { summary: "One store, by its number or its slug" },
  "GET /shippingzones": { summary: "Where is delivered to, with the ways of delivery" },
  "GET /shippingzones/{id}": { summary: "One delivery zone" },
  "GET /shippingmethods/{id}": { summary: "The ways of delivery of a zone, or one of them by its own id" },
};

const sales: Record<string, OperationNotes> = {
  "POST /cart/create": { summary: "Makes a cart, with lines or without" },
  "GET /cart/{id}": { summary: "A cart: a guest's by its id, a customer's in their session alone" },
  "PUT /cart/{id}": { summary: "Attaches a guest's cart to the signed-in customer", ...person },
  "DELETE /cart/{id}": { summary: "Throws a cart away", answer: empty },
  "POST /cart/{id}/items": { summary: "Adds lines to a cart" },
  "PUT /cart/{id}/items/{itemId}": { summary: "Sets a line's quantity; 0 removes it" },
  "DELETE /cart/{id}/items/{itemId}": { summary: "Removes a line", answer: empty },
  "GET /wishlist": { summary: "The visitor's wishlist, the latest wish first" },
  "POST /wishlist": { summary: "Puts a product onto the wishlist" },
  "DELETE /wishlist": { summary: "Empties the wishlist", answer: empty },
  "DELETE /wishlist/{productId}": { summary: "Takes a product off the wishlist", answer: empty },
  "POST /cart/{id}/coupons": { summary: "Puts a code on a cart; 422 says why it does not count" },
  "DELETE /cart/{id}/coupons/{code}": { summary: "Takes a code off a cart" },
  "POST /checkout/{cartId}/gift-certificates": { summary: "Lets a gift card pay, before the card payment" },
  "DELETE /checkout/{cartId}/gift-certificates/{id}": { summary: "Takes a gift card off a checkout" },
  "GET /checkout/{cartId}": { summary: "How far the checkout of a cart is, with totals and ways of delivery" },
  "POST /checkout/{cartId}": { summary: "Saves e-mail address, addresses or delivery of a checkout" },
  "POST /checkout/{cartId}/order": { summary: "Places the order and pays; needs an Idempotency-Key" },
  "GET /payments/test/challenge/{reference}": {
    summary: "The test bank's question about a payment",
    answer: [
      200,
      object({
        reference: text(),
        order_id: whole(),
        amount: whole(),
        currency: text(),
        is_open: yes(),
        return_url: either([text(), nothing()]),
      }),
    ],
  },
  "POST /payments/test/challenge/{reference}": {
    summary: "The shopper's answer to the test bank",
    answer: [200, object({ order_id: whole(), status: text(), return_url: either([text(), nothing()]) })],
  },
  "POST /payments/webhook/{provider}": {
    summary: "Where payment providers report; signed by them",
    answer: [200, object({ received: yes() })],
  },
  "GET /orders/{customerId}": { summary: "The customer's orders, newest first", ...customer },
  "GET /order/{id}": { summary: "One order", ...customer },
  "GET /orders/{id}/shipments": { summary: "An order's parcels", ...customer },
  "POST /orders/{id}/cancel": { summary: "Cancels an order that has not been sent", ...customer },
  "GET /orders/{id}/invoice": {
    summary: "An order's invoice as a PDF: for its customer, for staff, or with the key in its mails",
    file: "application/pdf",
  },
  "GET /orders/{id}/returns": { summary: "What comes back of an order", ...customer },
  "POST /orders/{id}/returns": { summary: "Announces pieces of an order for return", ...customer },
  "GET /orders/{id}/withdrawals": { summary: "What of an order the law lets one withdraw from now", ...customer },
  "POST /orders/{id}/withdrawals": {
    summary: "Withdraws from the contract about pieces of an order, without a reason; a letter confirms when",
    ...customer,
  },
  "GET /products/{id}/reviews": { summary: "What buyers say of a product, with the summary of all of them" },
  "POST /products/{id}/reviews": { summary: "Reviews a product that one has bought", ...person },
  "GET /products/{id}/questions": { summary: "Questions about a product with their answers, the latest first" },
  "POST /products/{id}/questions": { summary: "Asks a question about a product", ...person },
  "POST /questions/{id}/answers": {
    summary: "Answers a question: as a buyer of the product, or as staff",
    ...customer,
  },
  "GET /reviews/{id}": { summary: "One review: a published one, or one's own" },
  "POST /reviews/{id}/photos": {
    summary: "Adds a photo to one's review that waits for staff: the file itself as the body, four at most",
    ...person,
  },
  "PUT /reviews/{id}/helpful": { summary: "Finds a review helpful; once for each visitor" },
  "DELETE /reviews/{id}/helpful": { summary: "Takes that back" },
  "POST /reviews/{id}/reports": { summary: "Tells staff that a review should not stand there", answer: empty },
  "POST /questions/{id}/reports": { summary: "Tells staff that a question should not stand there", answer: empty },
  "POST /answers/{id}/reports": { summary: "Tells staff that an answer should not stand there", answer: empty },
  "GET /order-status/{id}": { summary: "An order's status, for whoever knows its number and e-mail address" },
};

const services: Record<string, OperationNotes> = {
  "GET /graphql": {
    answer: [
      200,
      object({ data: Type.Optional(Type.Unknown()), errors: Type.Optional(list(object({ message: text() }))) }),
    ],
  },
  "POST /graphql": {
    answer: [
      200,
      object({ data: Type.Optional(Type.Unknown()), errors: Type.Optional(list(object({ message: text() }))) }),
    ],
  },
  "GET /content/preview": { summary: "Begins a preview of drafts in this browser", answer: [302, null] },
  "GET /content/preview/end": { summary: "Ends the preview", answer: [302, null] },
  "GET /interstack/references": {
    answer: [
      200,
      object({
        entries: list(object({ uid: text(), display_text_input: list(object({ title: text(), text: text() })) })),
      }),
    ],
  },
};

/** The search routes take each address with and without ".json". */
const searches: [name: string, summary: string, body: TSchema, answer: TSchema | null][] = [
  [
    "search",
    "Searches products and pages",
    object({ query: text() }),
    object({ results: list(object({})), meta: object({}) }),
  ],
  ["multi_search", "Several searches at once", object({ queries: list(object({ query: text() })) }), list(object({}))],
  [
    "query_suggestion",
    "How a query may go on",
    object({ query: text() }),
    object({ results: object({}), meta: object({}) }),
  ],
  ["click", "Reports which result was chosen", object({ query: text(), document_id: text() }), null],
];
const search = searches.flatMap(([name, summary, body, shape]) =>
  ["", ".json"].map((ending): [string, OperationNotes] => [
    `POST /as/v1/engines/{engine}/${name}${ending}`,
    { summary, body, answer: [200, shape], access: "search" },
  ]),
);

/** "METHOD /path below /api" → what the document says beyond the route's own schema. */
export const operationNotes: Record<string, OperationNotes> = {
  ...visitor,
  ...catalogue,
  ...store,
  ...sales,
  ...customerOperations,
  ...staff,
  ...services,
  ...Object.fromEntries(search),
};
