import { Type } from "typebox";
import { words } from "#commerce/catalog/shared/value-schemas.ts";
import { netContentPattern } from "#commerce/shared/money/unit-price.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { closed, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import type { ProductField } from "./field-types.ts";

const text = Type.String();

const origin = "Country of origin, ISO 3166-1 alpha-2: AT";
const HsCode = Type.String({ pattern: "^[0-9]{6,10}$", description: "Code of the Harmonized System: 950611" });
const Country = Type.String({ pattern: "^[A-Z]{2}$", description: origin });

const content = "What is in it, where the law asks for the price of a unit: 75 g, 0.5 l";
const NetContent = Type.String({ pattern: netContentPattern, description: content });

/** The terms of product feeds. */
const Condition = literals(["new", "refurbished", "used"]);

/**
 * A contact has a postal and an electronic address; a manufacturer outside the Union has a responsible person in it.
 */
const role = literals(["manufacturer", "responsible"]);
const SafetyContacts = Type.Array(Type.Object({ role, name: text, address: text, contact: text }));
const SafetyWarnings = Type.Array(Type.Object({ language: literals([...languages]), text }));

/** Product data for customs and legal requirements. */
export const lawFields = {
  madeIn: {
    column: { name: "made_in", type: "text" },
    shape: orNull(Country),
    initial: null,
    isPublic: true,
    staff: { name: "made_in", body: orNull(Country) },
    rest: "made_in",
    graphql: { name: "madeIn", type: "String", description: origin },
    customField: "made_in",
    specification: { id: "made-in", say: countryName },
  },
  hsCode: {
    column: { name: "hs_code", type: "text" },
    shape: orNull(HsCode),
    initial: null,
    isPublic: false,
    staff: { name: "hs_code", body: orNull(HsCode) },
  },
  netContent: {
    column: { name: "net_content", type: "text" },
    shape: orNull(NetContent),
    initial: null,
    isPublic: true,
    staff: { name: "net_content", body: orNull(NetContent) },
    rest: "net_content",
    graphql: { name: "netContent", type: "String", description: content },
    customField: "net_content",
  },
  safetyContacts: {
    column: { name: "safety_contacts", type: "jsonb" },
    shape: SafetyContacts,
    initial: [],
    isPublic: true,
    staff: {
      name: "safety_contacts",
      body: Type.Array(Type.Object({ role, name: words(200), address: words(500), contact: words(300) }, closed), {
        maxItems: 4,
      }),
    },
    rest: "safety_contacts",
  },
  /** In the languages of the countries where it is sold. */
  safetyWarnings: {
    column: { name: "safety_warnings", type: "jsonb" },
    shape: SafetyWarnings,
    initial: [],
    isPublic: true,
    staff: {
      name: "safety_warnings",
      body: Type.Array(Type.Object({ language: literals([...languages]), text: words(2000) }, closed), {
        maxItems: 100,
      }),
    },
    rest: "safety_warnings",
  },
  condition: {
    column: { name: "condition", type: "text" },
    shape: Condition,
    initial: "new",
    isPublic: true,
    staff: { name: "condition", body: Condition },
    rest: "condition",
    specification: { id: "condition", say: (condition: string) => (condition === "new" ? null : condition) },
  },
} as const satisfies Record<string, ProductField>;
