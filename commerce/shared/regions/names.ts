/** Names of people. Japan puts the family name first. Works with countries and languages; runs in the browser too. */
const familyFirst = new Set(["jp", "ja"]);

/** `place` is a country or a language. */
export const isFamilyFirst = (place: string): boolean => familyFirst.has(place);

type Name = { firstName: string; lastName: string };

/** "Ada Berg", "山田 花子". `place` is a country or a language. */
export const fullName = ({ firstName, lastName }: Name, place: string): string =>
  (isFamilyFirst(place) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim();

/** How emails and pages address a person: by the first name, in Japanese by the full name. */
export const calledIn = (language: string, name: Name): string =>
  isFamilyFirst(language) ? fullName(name, language) : name.firstName;
