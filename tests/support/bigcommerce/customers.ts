import { bare, invalid, list, notFoundV3, nothing, numbersIn, type Route } from "./answers.ts";
import { nextId, type Row, type StoredCustomer, type World } from "./world.ts";

type CustomerInput = Partial<StoredCustomer> & { authentication?: { new_password?: string } };

const groups = [
  {
    id: 1,
    name: "Retail",
    is_default: true,
    category_access: { type: "all" },
    discount_rules: [],
    is_group_for_guests: false,
  },
  {
    id: 2,
    name: "Guests",
    is_default: false,
    category_access: { type: "all" },
    discount_rules: [{ type: "price_list", price_list_id: 1 }],
    is_group_for_guests: true,
  },
  {
    id: 3,
    name: "Pro",
    is_default: false,
    category_access: { type: "all" },
    discount_rules: [{ type: "all", method: "percent", amount: "35.0000" }],
    is_group_for_guests: false,
  },
];

const isGoodPassword = (text: string) => text.length >= 7 && /[a-z]/i.test(text) && /\d/.test(text);

/** /v3/customers, their addresses, and /v2/customer_groups. */
export function customerRoutes(world: World): Route[] {
  const shown = ({ password: _, form_fields, ...customer }: StoredCustomer, query: URLSearchParams) => ({
    ...customer,
    date_created: "2026-10-01T08:00:00Z",
    accepts_product_review_abandoned_cart_emails: false,
    ...(query.get("include")?.includes("formfields") && { form_fields }),
  });

  const isTaken = (email: string, by?: number) =>
    world.customers.some((one) => one.email.toLowerCase() === email.toLowerCase() && one.id !== by);

  const problemIn = (given: CustomerInput, index: number, by?: number) => {
    if (given.email !== undefined && isTaken(given.email, by))
      return { [`${index}.email`]: `Email ${given.email} already in use by customer` };
    const password = given.authentication?.new_password;
    return password !== undefined && !isGoodPassword(password)
      ? { [`${index}.authentication.new_password`]: "must be at least 7 characters with letters and numbers" }
      : null;
  };

  return [
    [
      "GET",
      /^\/v3\/customers$/,
      ({ query }) => {
        const ids = numbersIn(query, "id:in");
        const emails = query.get("email:in")?.toLowerCase().split(",");
        const found = world.customers
          .filter((one) => !ids || ids.includes(one.id))
          .filter((one) => !emails || emails.includes(one.email.toLowerCase()));
        return list(
          found.map((one) => shown(one, query)),
          query,
        );
      },
    ],
    [
      "POST",
      /^\/v3\/customers$/,
      ({ body, query }) => {
        const rows = body as CustomerInput[];
        for (const [index, given] of rows.entries()) {
          const missing = (["email", "first_name", "last_name"] as const).find((name) => !given[name]);
          if (missing) return invalid("Create customers failed.", { [`${index}.${missing}`]: "is required" });
          const problem = problemIn(given, index);
          if (problem) return invalid("Create customers failed.", problem);
        }
        const made = rows.map(
          (given): StoredCustomer => ({
            id: nextId(world),
            email: given.email ?? "",
            first_name: given.first_name ?? "",
            last_name: given.last_name ?? "",
            company: "",
            phone: "",
            notes: "",
            customer_group_id: 0,
            password: given.authentication?.new_password ?? "",
            form_fields: [],
          }),
        );
        world.customers.push(...made);
        return list(
          made.map((one) => shown(one, query)),
          query,
        );
      },
    ],
    [
      "PUT",
      /^\/v3\/customers$/,
      ({ body, query }) => {
        const changed: StoredCustomer[] = [];
        for (const [index, given] of (body as CustomerInput[]).entries()) {
          const customer = world.customers.find(({ id }) => id === given.id);
          const problem = customer ? problemIn(given, index, customer.id) : { [`${index}.id`]: "does not exist" };
          if (!customer || problem) return invalid("Update customers failed.", problem ?? {});
          const { authentication, ...fields } = given;
          Object.assign(customer, fields, authentication?.new_password && { password: authentication.new_password });
          changed.push(customer);
        }
        return list(
          changed.map((one) => shown(one, query)),
          query,
        );
      },
    ],
    [
      "DELETE",
      /^\/v3\/customers$/,
      ({ query }) => {
        const ids = numbersIn(query, "id:in") ?? [];
        world.customers = world.customers.filter(({ id }) => !ids.includes(id));
        return nothing;
      },
    ],
    [
      "POST",
      /^\/v3\/customers\/validate-credentials$/,
      ({ body }) => {
        const { email, password } = body as { email?: string; password?: string };
        if (!email || !password) return invalid("Missing required fields", { email: "is required" });
        const customer = world.customers.find((one) => one.email.toLowerCase() === email.toLowerCase());
        const isValid = customer?.password === password;
        return { status: 200, body: { is_valid: isValid, customer_id: isValid ? customer.id : null } };
      },
    ],
    [
      "GET",
      /^\/v3\/customers\/addresses$/,
      ({ query }) => {
        const owners = numbersIn(query, "customer_id:in");
        return list(
          world.addresses.filter((row) => !owners || owners.includes(Number(row.customer_id))),
          query,
        );
      },
    ],
    [
      "POST",
      /^\/v3\/customers\/addresses$/,
      ({ body, query }) => {
        const content = (row: object) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([name]) => name !== "id")
              .sort(),
          );
        const rows = body as Omit<Row, "id">[];
        const missing = rows.findIndex((row) => !row.state_or_province && row.country_code === "US");
        if (missing >= 0)
          return invalid("Create customer addresses failed.", { [`${missing}.state_or_province`]: "is required" });
        // Existing addresses are neither created again nor returned.
        const fresh = rows.filter((row) => !world.addresses.some((known) => content(known) === content(row)));
        const made = fresh.map((row): Row => ({ ...row, id: nextId(world) }));
        world.addresses.push(...made);
        return list(made, query);
      },
    ],
    [
      "PUT",
      /^\/v3\/customers\/addresses$/,
      ({ body, query }) => {
        const changed: Row[] = [];
        for (const [index, given] of (body as Row[]).entries()) {
          const row = world.addresses.find(({ id }) => id === given.id);
          if (!row) return invalid("Update customer addresses failed.", { [`${index}.id`]: "does not exist" });
          changed.push(Object.assign(row, given));
        }
        return list(changed, query);
      },
    ],
    [
      "DELETE",
      /^\/v3\/customers\/addresses$/,
      ({ query }) => {
        const ids = numbersIn(query, "id:in") ?? [];
        world.addresses = world.addresses.filter(({ id }) => !ids.includes(id));
        return nothing;
      },
    ],
    ["GET", /^\/v2\/customer_groups$/, ({ query }) => bare(groups, query)],
    [
      "GET",
      /^\/v3\/channels\/(\d+)\/site$/,
      ({ params }) =>
        Number(params[0]) <= 3
          ? {
              status: 200,
              body: {
                data: {
                  id: 1000,
                  url: `https://store-firn-${params[0]}.mybigcommerce.com`,
                  channel_id: Number(params[0]),
                },
                meta: {},
              },
            }
          : notFoundV3,
    ],
  ];
}
