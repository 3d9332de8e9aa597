/** The standard fonts of PDF know the letters of Western Europe and no others (Windows-1252). */

const others: Record<string, string> = {
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", ħ: "h", ı: "i", ĸ: "k", ŋ: "n", ŧ: "t", ə: "e" },
  ...{ "\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2015": "-", "\u2212": "-", "\u2032": "'", "\u2033": '"' },
};

const cyrillic: Record<string, string> = {
  ...{
    а: "a",
    б: "b",
    в: "v",
    г: "g",
    д: "d",
    е: "e",
    ё: "e",
    ж: "zh",
    з: "z",
    и: "i",
    й: "i",
    к: "k",
    л: "l",
    м: "m",
  },
  ...{ н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch" },
  ...{ ъ: "", ы: "y", ь: "", э: "e", ю: "iu", я: "ia", і: "i", ї: "i", є: "ie", ґ: "g" },
};

/** What Windows-1252 has beyond Latin-1. */
const beyond = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");
const isWritable = (char: string): boolean => /^[\x20-\x7e\xa0-\xff]$/.test(char) || beyond.has(char);

/** The text in letters that the fonts have: others without their accents, Cyrillic in Latin letters, the rest as "?". */
export function toWritable(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Zs}/gu, " ")
    .replace(/\p{Cc}|\p{Cf}/gu, "");
  return [...plain]
    .map(letter)
    .join("")
    .replace(/\?{2,}/g, "?");
}

function letter(char: string): string {
  if (isWritable(char)) return char;
  const known = others[char] ?? cyrillic[char];
  if (known !== undefined) return known;
  const lower = cyrillic[char.toLowerCase()];
  if (lower !== undefined) return lower.charAt(0).toUpperCase() + lower.slice(1);
  const [bare = ""] = char.normalize("NFD");
  return isWritable(bare) ? bare : "?";
}
