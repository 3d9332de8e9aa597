/** A word joiner holds "e-mail" together at its hyphen: large words are few in a line. Pure. */
export const unbroken = (text: string): string => text.replace(/\b(e)-(?=mail)/gi, "$1-\u2060");
