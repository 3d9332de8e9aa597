/** A word joiner keeps "e-mail" from breaking at its hyphen, because few words of large type fit on a line. Pure. */
export const unbroken = (text: string): string => text.replace(/\b(e)-(?=mail)/gi, "$1-\u2060");
