/**
 * What does not fit the schema of a request, in the words of validators: code → English sentence. The other languages
 * are in office/i18n/reasons/shapes.
 */
export const ofShapes = {
  "be-type": "must be {type}",
  "be-limit": "must be {comparison} {limit}",
  "one-of-allowed": "must be equal to one of the allowed values",
  "equal-constant": "must be equal to constant",
  "no-fewer-characters": "must not have fewer than {limit} characters",
  "no-more-characters": "must not have more than {limit} characters",
  "no-fewer-items": "must not have fewer than {limit} items",
  "no-more-items": "must not have more than {limit} items",
  "no-fewer-properties": "must not have fewer than {limit} properties",
  "no-more-properties": "must not have more than {limit} properties",
  "no-pattern": 'must match pattern "{pattern}"',
  "no-format": 'must match format "{format}"',
  "multiple-of": "must be multiple of {number}",
  "no-duplicates": "must not have duplicate items",
  "no-schema-of-any": "must match a schema in anyOf",
  "no-schema-of-one": "must match exactly one schema in oneOf",
} as const;
