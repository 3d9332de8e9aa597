/** Japan says the family's name first. Countries and languages; runs in the browser too. */
const familyFirst = new Set(["jp", "ja"]);

/** `place`: a country or a language. */
export const isFamilyFirst = (place: string): boolean => familyFirst.has(place);

type Name = { firstName: string; lastName: string };

/** "Ada Berg", "山田 花子"; `place`: a country or a language. */
export const fullName = ({ firstName, lastName }: Name, place: string): string =>
  (isFamilyFirst(place) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim();

/** How emails and pages call somebody: by the first name, in Japanese by the whole one. */
export const calledIn = (language: string, name: Name): string =>
  isFamilyFirst(language) ? fullName(name, language) : name.firstName;
