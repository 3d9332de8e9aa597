import { type Static, Type } from "typebox";
import { languages, shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { closed, literals, orNull } from "#commerce/shared/rest/shapes.ts";

/** The merchant's settings for the shop as a whole. */

const line = (maxLength: number, description: string) => Type.String({ maxLength, description });
const lines = (maxLength: number, description: string) =>
  Type.String({ maxLength, description: `${description}; lines apart by line breaks` });
const Email = (description: string) =>
  Type.String({ maxLength: 254, pattern: "^([^\\s@<>]+@[^\\s@<>]+)?$", description });

const PictureName = (description: string) =>
  Type.String({
    maxLength: 160,
    pattern: '^[^\\u0000-\\u001f?#"<>\\ud800-\\udfff]*$',
    description: `${description}: a picture of the library, by its id; empty: none`,
  });

const shopFields = {
  name: line(100, "What the shop is called; empty: as content says"),
  legalName: line(200, "Who sells, as invoices name it"),
  address: lines(500, "Where the seller is"),
  companyDetails: lines(
    300,
    "What the law wants on letters and invoices beside the address: number in the register, who leads the company",
  ),
  taxNumbers: lines(300, "Tax numbers, as invoices show them"),
  bank: lines(300, "Where customers who may pay by invoice transfer the money to"),
  senderEmail: Email("From whom e-mails come"),
  shopEmail: Email("Where the shop itself gets mail; empty: the owner's address"),
  supportEmail: Email("The address that support pages name; empty: none"),
  contactEmail: Email("Where the contact form writes to; empty: the sender's address"),
  logo: PictureName("The logo on light grounds"),
  logoDark: PictureName("The logo on dark grounds"),
  icon: PictureName("A square picture for browser tabs and home screens, else the name's first letter"),
  accent: Type.String({
    pattern: "^(#[0-9a-f]{6})?$",
    description: "Of what stands out, as #rrggbb; it can be read on the shop's ground. Empty: the shop's own",
  }),
};

export const MarketBody = Type.Object(
  {
    country: Type.String({ pattern: "^[a-z]{2}$", description: "ISO 3166-1 alpha-2, lower case" }),
    region: orNull(literals(shoppingRegions)),
    languages: Type.Array(literals(languages), { minItems: 1, maxItems: languages.length }),
  },
  {
    ...closed,
    description:
      "A country that is offered: its price region (null: shown, not sold), and its languages, the default first",
  },
);

export const taxLabels = ["tax.vat", "tax.sales", "tax.gst", "tax.hst", "tax.pst", "tax.qst"] as const;

export const OwnTaxRate = Type.Object(
  {
    country: Type.String({ pattern: "^[a-z]{2}$" }),
    state: Type.String({ pattern: "^[A-Z]{0,3}$", description: "The state's or province's code; empty: none" }),
    label: literals(taxLabels),
    percent: Type.Number({ minimum: 0, maximum: 50 }),
  },
  closed,
);
export type OwnTaxRate = Static<typeof OwnTaxRate>;

const Step = Type.Optional(literals(["done", "skipped"]));
export const SetupSteps = Type.Object(
  { shop: Step, markets: Step, taxes: Step, delivery: Step, payment: Step, email: Step, products: Step },
  { ...closed, description: "Which steps of the guided set-up are behind" },
);
export type SetupSteps = Static<typeof SetupSteps>;

const fields = {
  ...shopFields,
  markets: orNull(Type.Array(MarketBody, { minItems: 1, maxItems: 100 })),
  taxRates: Type.Array(OwnTaxRate, { maxItems: 500 }),
  setupSteps: SetupSteps,
};

export const SettingsBody = Type.Partial(Type.Object({ ...fields, version: Type.Integer({ minimum: 1 }) }), closed);
export type SettingsBody = Static<typeof SettingsBody>;

const SettingsValues = Type.Object(fields);
export type ShopSettings = Static<typeof SettingsValues> & { version: number };
export type SettingsField = keyof Static<typeof SettingsValues>;

/** A variable set in the environment. The fields that it covers are read-only. */
export const FromEnvironment = Type.Object({
  variable: Type.String({ description: "Its name: SHOP_EMAIL" }),
  value: Type.String(),
  fields: Type.Array(Type.String()),
});
export type FromEnvironment = Static<typeof FromEnvironment>;

export const SettingsView = Type.Object({
  ...fields,
  version: Type.Integer(),
  environment: Type.Array(FromEnvironment),
});
export type SettingsView = Static<typeof SettingsView>;

export const SettingsAnswer = Type.Object({
  data: SettingsView,
  meta: Type.Object({ merged: Type.Optional(Type.Array(Type.String())) }),
});

/** The shop's look as staff set it: pictures by media id, the colour as "#rrggbb"; an empty string means not set. */
export type BrandLook = {
  logo: string;
  /** The logo for dark backgrounds. */
  logoDark: string;
  icon: string;
  accent: string;
  /** The sender's lines at the foot of emails; when empty, the text comes from content. */
  emailFooter: readonly string[];
};
