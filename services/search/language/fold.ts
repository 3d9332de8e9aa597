/**
 * Normalises text for the index: lower case, no accents, separate words. Documents and queries are treated alike. Pure.
 */

const letters: Record<string, string> = { ß: "ss", æ: "ae", ø: "o", œ: "oe", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i" };

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆]/u;
const hasKana = (text: string): boolean => kana.test(text);

/** Most words need no folding, and normalising a word costs ten times as much. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** "Fäustlinge" → "faustlinge". Japanese keeps its voicing marks, with full-width kana and half-width Latin. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const lower = text.normalize("NFKC").toLowerCase();
  const plain = hasKana(lower) ? lower : lower.normalize("NFKD").replace(/\p{Mn}/gu, "");
  return plain.replace(/[ßæøœđðþłı]/g, (letter) => letters[letter] ?? letter);
}

/** A word of a text. `parts` are the words of a joined one: "all-mountain" → word "allmountain", parts all, mountain. */
export type Token = { word: string; parts?: string[]; raw: string; start: number; end: number };

const asciiChunk = /[a-z0-9]+(?:[-/.'_+][a-z0-9]+)*/gi;
const chunk = /[\p{L}\p{M}\p{N}]+(?:[-/.'’_+][\p{L}\p{M}\p{N}]+)*/gu;
const run =
  /[\p{Script=Hiragana}ー]+|[\p{Script=Katakana}ー]+|[\p{Script=Han}々〆]+|[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆]+/gu;

/** Returns the words in order, with their positions in `text`. A run of one Japanese script is one word. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  if (isAscii(text)) {
    for (const { 0: raw, index } of text.matchAll(asciiChunk))
      found.push({ ...latin(raw), raw, start: index, end: index + raw.length });
    return found;
  }
  for (const match of text.normalize("NFC").matchAll(chunk)) {
    const [raw] = match;
    if (!isAscii(raw) && (hasKana(raw) || /[ｦ-ﾟ]/.test(raw))) {
      for (const piece of raw.matchAll(run)) {
        const word = fold(piece[0]).replace(/[^\p{L}\p{N}ー]/gu, "");
        const start = match.index + piece.index;
        if (word) found.push({ word, raw: piece[0], start, end: start + piece[0].length });
      }
      continue;
    }
    found.push({ ...latin(raw), raw, start: match.index, end: match.index + raw.length });
  }
  return found;
}

const simple = /^[a-z0-9]+$/i;

function latin(raw: string): { word: string; parts?: string[] } {
  if (simple.test(raw)) return { word: raw.toLowerCase() };
  // French and Italian elisions ("l'edge", "d’hiver") are not part of the word.
  const bare = raw.replace(/^(?:l|d|j|m|n|s|t|qu|c|un|all|dell|nell|sull|dall)['’](?=.)/i, "");
  const folded = fold(bare).replace(/['’]s$/, "");
  if (/^\d+[.]\d+$/.test(folded)) return { word: folded };
  const parts = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return parts.length > 1 ? { word: parts.join(""), parts } : { word: parts[0] ?? folded };
}

export const isJapanese = (word: string): boolean => hasKana(word);

/** Foreign words, and therefore most product words, are written in katakana, often several of them without a space. */
export const isKatakana = (word: string): boolean => /^[ァ-ヺー]+$/.test(word);

/** "ゴーグル" → ゴー, ーグ, グル. A single character stays as it is. */
export function bigrams(word: string): string[] {
  const letters = [...word];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** "ぶーつ" → "ブーツ", as foreign words are written. Only for words entirely in hiragana. */
export const katakana = (word: string): string =>
  /^[ぁ-ゖー]{2,}$/.test(word)
    ? word.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
    : word;
