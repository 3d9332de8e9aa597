import { randomBytes } from "node:crypto";
import { StripeFault } from "./ledger.ts";

/** Stripe's data about customers: their saved cards, and the sessions that give fields in a browser access to them. */

export type StripeCustomer = { id: string; object: "customer"; metadata: Record<string, string>; deleted?: true };

export type StripeMethod = {
  id: string;
  object: "payment_method";
  type: "card";
  customer: string | null;
  allow_redisplay: "always" | "limited" | "unspecified";
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};

type Params = Record<string, unknown>;
const idOf = (prefix: string) => `${prefix}_${randomBytes(9).toString("hex")}`;
const missing = (kind: string, id: string) =>
  new StripeFault(404, "invalid_request_error", "resource_missing", `No such ${kind}: '${id}'`);

export class StripeCustomers {
  readonly customers = new Map<string, StripeCustomer>();
  readonly methods = new Map<string, StripeMethod>();
  /** By client secret. */
  readonly sessions = new Map<string, { customer: string; features: Record<string, string> }>();

  create({ metadata = {} }: Params): StripeCustomer {
    const customer: StripeCustomer = {
      id: idOf("cus"),
      object: "customer",
      metadata: metadata as Record<string, string>,
    };
    this.customers.set(customer.id, customer);
    return customer;
  }

  retrieve(id: string): StripeCustomer {
    const customer = this.customers.get(id);
    if (!customer || customer.deleted) throw missing("customer", id);
    return customer;
  }

  /** Deleting a customer also deletes all their cards. */
  remove(id: string): { id: string; object: "customer"; deleted: true } {
    this.retrieve(id).deleted = true;
    for (const method of this.#of(id)) method.customer = null;
    return { id, object: "customer", deleted: true };
  }

  session({ customer, components }: Params) {
    const { id } = this.retrieve(String(customer));
    const element = (components as { payment_element?: { enabled?: string; features?: Record<string, string> } })
      ?.payment_element;
    if (element?.enabled !== "true")
      throw new StripeFault(400, "invalid_request_error", "parameter_missing", "Exactly 1 component must be enabled.");
    const secret = idOf("cuss_secret");
    this.sessions.set(secret, { customer: id, features: element.features ?? {} });
    return { object: "customer_session", client_secret: secret, customer: id, livemode: false };
  }

  listMethods(id: string): StripeMethod[] {
    this.retrieve(id);
    return this.#of(id);
  }

  detach(id: string): StripeMethod {
    const method = this.methods.get(id);
    if (!method?.customer) throw missing("payment_method", id);
    return Object.assign(method, { customer: null });
  }

  /** Saves the payment method, with the customer's consent to show it to them again. */
  keep(customer: string, isAllowed: boolean, card: Omit<StripeMethod["card"], "exp_month" | "exp_year">): StripeMethod {
    const method: StripeMethod = {
      id: idOf("pm"),
      object: "payment_method",
      type: "card",
      customer,
      allow_redisplay: isAllowed ? "always" : "unspecified",
      card: { ...card, exp_month: 12, exp_year: 2034 },
    };
    this.methods.set(method.id, method);
    return method;
  }

  #of = (id: string) => [...this.methods.values()].filter(({ customer }) => customer === id);
}
