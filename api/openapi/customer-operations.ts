import { Type } from "typebox";
import type { OperationNotes } from "./operation-notes.ts";
import { bareAnd, listOf, named, pageOf } from "./shapes.ts";

const { Object: object, String: text, Boolean: yes, Array: list, Union: either, Null: nothing } = Type;
const success = object({ success: yes() });
const empty: OperationNotes["answer"] = [204, null];
const customer: OperationNotes = { access: "customer" };
const person: OperationNotes = { access: "person" };

/** What customers do with their accounts, orders and returns. */
export const customerOperations: Record<string, OperationNotes> = {
  "POST /customers/login": { summary: "Signs in", answer: [200, bareAnd("Customer")] },
  "POST /customers/logout": { summary: "Signs out", answer: [200, success] },
  "POST /customers/logout-everywhere": { summary: "Signs out on all devices", ...person, answer: [200, success] },
  "POST /customers/validate-session": {
    summary: "The signed-in customer",
    ...person,
    answer: [200, bareAnd("Customer")],
  },
  "POST /customers/validate": { summary: "Whether this is the password", ...person, answer: [200, success] },
  "POST /customers/bclogin": {
    summary: "An address that signs its first opener in",
    ...customer,
    answer: [200, object({ redirect: text() })],
  },
  "GET /customers/bclogin/{token}": { summary: "Signs in by such an address, and leads on", answer: [303, null] },
  "GET /customers": {
    summary: "Customers by e-mail address: oneself, or all for staff",
    ...customer,
    answer: [200, pageOf("Customer")],
  },
  "POST /customers/create": {
    summary: "Opens an account; where GET /bot-check asks for it, with the header bot-check",
    answer: [201, bareAnd("Customer")],
  },
  "GET /customers/{id}": { summary: "One customer", ...customer, answer: [200, bareAnd("Customer")] },
  "PUT /customers/{id}": {
    summary: "Changes name, e-mail address or password",
    ...customer,
    answer: [200, bareAnd("Customer")],
  },
  "DELETE /customers/{id}": {
    summary: "Closes the account and erases what is not owed to the books",
    ...customer,
    answer: empty,
  },
  "POST /customers/forgot-password": { summary: "Sends a link for a new password", answer: [202, success] },
  "POST /customers/reset-password": { summary: "Sets a new password by such a link", answer: [200, success] },
  "POST /customers/confirm-email": { summary: "Confirms an e-mail address by its link", answer: [200, success] },
  "POST /customers/{id}/confirmation": { summary: "Sends that link again", ...person, answer: [202, success] },
  "GET /customers/{id}/export": {
    summary: "Everything stored about a customer",
    ...customer,
    answer: [200, object({})],
  },
  "GET /customers/passkeys": {
    summary: "The signed-in customer's passkeys",
    ...person,
    answer: [200, listOf("Passkey")],
  },
  "POST /customers/passkeys/registration": {
    summary: "What navigator.credentials.create() needs; the password, unless signed in within 15 minutes",
    ...person,
    answer: [200, object({ challenge: text(), rp: object({ id: text() }), user: object({ id: text() }) })],
  },
  "POST /customers/passkeys": {
    summary: "Keeps the passkey made with these options",
    ...person,
    answer: [201, bareAnd("Passkey")],
  },
  "PUT /customers/passkeys/{id}": { summary: "Renames a passkey", ...person, answer: [200, bareAnd("Passkey")] },
  "DELETE /customers/passkeys/{id}": {
    summary: "Removes a passkey; header current-password (percent-encoded), unless signed in within 15 minutes",
    ...person,
    answer: empty,
  },
  "POST /customers/passkeys/sign-in-options": {
    summary: "What navigator.credentials.get() needs; begins a session",
    answer: [200, object({ challenge: text(), rpId: text() })],
  },
  "POST /customers/passkeys/sign-in": { summary: "Signs in with a passkey", answer: [200, bareAnd("Customer")] },
  "GET /customers/{id}/addresses": { summary: "The address book", ...customer, answer: [200, pageOf("Address")] },
  "POST /customers/{id}/addresses": { summary: "Adds an address", ...customer, answer: [201, bareAnd("Address")] },
  "PUT /customers/{id}/addresses": { summary: "Changes an address", ...customer, answer: [200, bareAnd("Address")] },
  "DELETE /customers/{id}/addresses/{addressId}": { summary: "Removes an address", ...customer, answer: empty },
  "GET /customer_groups": {
    summary: "Groups whose prices the visitor may know",
    answer: [200, list(named("CustomerGroup"))],
  },
  "GET /customer_groups/{id}": { summary: "One such group", answer: [200, named("CustomerGroup")] },
  "GET /pro/order_total": {
    summary: "What a professional has spent this season, and may",
    ...person,
    answer: [
      200,
      object({
        order_total: Type.Number(),
        spend_limit: Type.Number(),
        employee_group: yes(),
        expiration_date: either([text(), nothing()]),
      }),
    ],
  },
  "GET /pro/applications/{id}/proof": {
    summary: "What an applicant showed: for staff, or with the key of the mail to the shop",
    answer: [200, Type.String({ description: "The file: a PDF or a picture." })],
  },
  "GET /pro/shipping_method_settings": {
    summary: "Which groups see no free delivery",
    answer: [200, object({ is_enabled: yes(), hide_free_shipping_groups: text() })],
  },
};
