/** What search engines document of the types that the shop's structured data use: which properties must be there, and what they hold. */

type Check = (value: unknown) => string[];
type Shape = {
  /** Without these a page is not eligible for what the type is for. */
  required?: string[];
  /** At least one of each list. */
  oneOf?: string[][];
  properties: Record<string, Check>;
};

const is =
  (what: string, fits: (value: unknown) => boolean): Check =>
  (value) =>
    fits(value) ? [] : [`${JSON.stringify(value)?.slice(0, 80)} is no ${what}`];
const matches = (what: string, pattern: RegExp) =>
  is(what, (value) => typeof value === "string" && pattern.test(value));

const text = is("text", (value) => typeof value === "string" && value.trim() !== "");
const url = matches("absolute address", /^https?:\/\/[^\s/]+(\/\S*)?$/);
const date = matches("date", /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/);
const time = matches("time of day", /^([01]\d|2[0-3]):[0-5]\d$/);
const language = matches("language", /^[a-z]{2}(-[A-Z]{2})?$/);
const price = is("price", (value) => /^\d+(\.\d+)?$/.test(String(value)));
const between = (from: number, to: number) =>
  is(`number from ${from} to ${to}`, (value) => typeof value === "number" && value >= from && value <= to);
const counted = is("count", (value) => Number.isInteger(value) && (value as number) > 0);
const oneWord = (...words: string[]) =>
  is(`one of ${words.join(", ")}`, (value) =>
    words.some((word) => value === word || value === `https://schema.org/${word}`),
  );
const many =
  (check: Check, least = 1): Check =>
  (value) => {
    const list = Array.isArray(value) ? value : [value];
    return list.length < least ? [`fewer than ${least}`] : list.flatMap(check);
  };
/** An object of one of these types, or the @id of one that stands elsewhere. */
const a =
  (...types: string[]): Check =>
  (value) => {
    const found = typesOf(value);
    if (found.length === 0 && typeof (value as { "@id"?: unknown } | null)?.["@id"] === "string") return [];
    return types.some((type) => found.includes(type)) ? faultsOf(value, false) : [`no ${types.join(" or ")}`];
  };

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const place: Shape["properties"] = {
  name: text,
  url,
  telephone: text,
  email: text,
  sameAs: many(url),
  brand: many(a("Brand"), 0),
  image: many(url),
  address: a("PostalAddress"),
  geo: a("GeoCoordinates"),
  openingHoursSpecification: many(a("OpeningHoursSpecification"), 0),
};

const shapes: Record<string, Shape> = {
  Product: {
    required: ["name", "image"],
    oneOf: [["offers", "review", "aggregateRating"]],
    properties: {
      name: text,
      sku: text,
      description: text,
      brand: a("Brand"),
      image: many(url),
      url,
      offers: many(a("Offer")),
      aggregateRating: a("AggregateRating"),
      review: many(a("Review")),
    },
  },
  Offer: {
    required: ["price", "priceCurrency", "availability"],
    properties: {
      sku: text,
      url,
      price,
      priceCurrency: matches("currency", /^[A-Z]{3}$/),
      availability: oneWord("InStock", "OutOfStock", "PreOrder", "LimitedAvailability", "SoldOut", "BackOrder"),
      itemCondition: oneWord("NewCondition"),
      availabilityStarts: date,
      priceValidUntil: date,
    },
  },
  Brand: { required: ["name"], properties: { name: text } },
  AggregateRating: {
    required: ["ratingValue"],
    oneOf: [["reviewCount", "ratingCount"]],
    properties: { ratingValue: between(1, 5), reviewCount: counted, ratingCount: counted },
  },
  Review: {
    required: ["author", "reviewRating"],
    properties: {
      author: a("Person", "Organization"),
      reviewRating: a("Rating"),
      name: text,
      reviewBody: text,
      datePublished: date,
      inLanguage: language,
    },
  },
  Rating: { required: ["ratingValue"], properties: { ratingValue: between(1, 5), bestRating: between(1, 5) } },
  Person: { required: ["name"], properties: { name: text, url } },
  BreadcrumbList: { required: ["itemListElement"], properties: { itemListElement: inOrder(2) } },
  ItemList: { required: ["itemListElement"], properties: { itemListElement: inOrder(1) } },
  ListItem: {
    required: ["position"],
    oneOf: [["item", "url"]],
    properties: { position: counted, name: text, item: url, url },
  },
  Organization: { required: ["name"], properties: { ...place, logo: url } },
  WebSite: {
    required: ["name", "url"],
    properties: {
      name: text,
      url,
      inLanguage: language,
      publisher: a("Organization"),
      potentialAction: a("SearchAction"),
    },
  },
  SearchAction: {
    required: ["target", "query-input"],
    properties: {
      target: a("EntryPoint"),
      "query-input": matches("required input", /^required name=search_term_string$/),
    },
  },
  EntryPoint: {
    required: ["urlTemplate"],
    properties: { urlTemplate: matches("address with {search_term_string}", /^https?:\/\/.*\{search_term_string\}/) },
  },
  LocalBusiness: { required: ["name", "address"], properties: place },
  SportingGoodsStore: { required: ["name", "address"], properties: place },
  PostalAddress: {
    required: ["streetAddress", "addressLocality", "addressCountry"],
    properties: {
      streetAddress: text,
      addressLocality: text,
      addressRegion: text,
      postalCode: text,
      addressCountry: matches("country", /^[A-Z]{2}$/),
    },
  },
  GeoCoordinates: {
    required: ["latitude", "longitude"],
    properties: { latitude: between(-90, 90), longitude: between(-180, 180) },
  },
  OpeningHoursSpecification: {
    required: ["opens", "closes"],
    oneOf: [["dayOfWeek", "validFrom"]],
    properties: { dayOfWeek: many(oneWord(...days)), opens: time, closes: time, validFrom: date, validThrough: date },
  },
  BlogPosting: {
    required: ["headline", "datePublished", "author"],
    properties: {
      headline: text,
      description: text,
      datePublished: date,
      dateModified: date,
      inLanguage: language,
      mainEntityOfPage: url,
      author: a("Person", "Organization"),
      publisher: a("Organization"),
      image: many(url),
    },
  },
  Article: {
    required: ["headline", "dateModified"],
    properties: {
      headline: text,
      description: text,
      dateModified: date,
      inLanguage: language,
      mainEntityOfPage: url,
      publisher: a("Organization"),
      image: many(url),
    },
  },
  FAQPage: { required: ["mainEntity"], properties: { mainEntity: many(a("Question")) } },
  Question: {
    required: ["name", "acceptedAnswer"],
    properties: { name: text, url, acceptedAnswer: a("Answer") },
  },
  Answer: { required: ["text"], properties: { text } },
};

/** List items that count from 1. */
function inOrder(least: number): Check {
  return (value) => [
    ...many(a("ListItem"), least)(value),
    ...(Array.isArray(value) && value.every((item, at) => item?.position === at + 1) ? [] : ["positions have gaps"]),
  ];
}

function typesOf(value: unknown): string[] {
  const given = (value as { "@type"?: unknown } | null)?.["@type"];
  return Array.isArray(given) ? given.map(String) : given === undefined ? [] : [String(given)];
}

/** What is wrong with an object of structured data: "Product.offers.price: …". Properties that the tables above do not name are faults too. */
export function faultsOf(value: unknown, isWhole = true): string[] {
  const types = typesOf(value);
  if (types.length === 0) return ["an object without @type"];
  const found: string[] = [];
  const { "@context": context, "@type": _, "@id": __, ...properties } = value as Record<string, unknown>;
  if (isWhole && context !== "https://schema.org") found.push(`@context is ${JSON.stringify(context)}`);
  for (const type of types) {
    const shape = shapes[type];
    if (!shape) {
      found.push(`${type}: unknown type`);
      continue;
    }
    const has = (name: string) => properties[name] !== undefined;
    for (const name of shape.required ?? []) if (!has(name)) found.push(`${type}.${name} is missing`);
    for (const names of shape.oneOf ?? []) if (!names.some(has)) found.push(`${type} has none of ${names.join(", ")}`);
    for (const [name, content] of Object.entries(properties)) {
      const check = shape.properties[name];
      if (check) found.push(...check(content).map((fault) => `${type}.${name}: ${fault}`));
      else found.push(`${type}.${name}: unknown property`);
    }
  }
  return [...new Set(found)];
}
