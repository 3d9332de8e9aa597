import { Marked, type Token, type Tokens } from "marked";
import { parse } from "yaml";

/**
 * Reads an article: front matter, an introduction, and blocks.
 *   ## Heading          begins a text, a table or questions
 *   ## Heading {eu us}  the same, for these content regions alone
 *   ### Question        with its answer below: an item of an accordion
 *   > words — author    a quote
 *   ```kind             a block of that kind, its fields as YAML
 */

export type Article = { fields: unknown; intro: string; blocks: Block[] };
export type Block = { kind: string } & Record<string, unknown>;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? "");

const markdown = new Marked({
  renderer: {
    text(token) {
      return "tokens" in token && token.tokens ? this.parser.parseInline(token.tokens) : escaped(token.text);
    },
  },
  // Plain addresses of websites and emails are not turned into links. Only written links are.
  tokenizer: { url: () => undefined },
});

export function readMarkdown(source: string): Article {
  const [, front, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
  if (front === undefined || body === undefined) throw new Error("has no front matter between lines of ---");
  const [first, ...tokens] = markdown.lexer(body).filter(({ type }) => type !== "space");
  if (first?.type !== "paragraph") throw new Error("has no introduction below the front matter");
  return { fields: parse(front), intro: plainText(first), blocks: blocksOf(tokens) };
}

const plainText = (token: Token): string =>
  ("tokens" in token && token.tokens
    ? token.tokens.map(plainText).join("")
    : "text" in token
      ? token.text
      : ""
  ).replaceAll("\n", " ");

function blocksOf(tokens: Token[]): Block[] {
  const blocks: Block[] = [];
  let heading: string | null = null;
  let regions: string[] | null = null;
  /** The heading is used by the next block that can show one. */
  const takeHeading = () => {
    const taken = heading === null ? {} : { heading };
    heading = null;
    return taken;
  };
  const add = (block: Block) => blocks.push(regions ? { ...block, regions } : block);
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const run = runLength(tokens, at);
    const group = tokens.slice(at, at + run);
    at += run;
    if (token.type === "heading" && token.depth === 2) {
      if (heading !== null) throw new Error(`has nothing below "${heading}"`);
      const [, text = "", named] = /^(.*?)(?: \{([a-z_\d ]+)\})?$/.exec(plainText(token)) ?? [];
      [heading, regions] = [text, named?.split(" ") ?? null];
    } else if (token.type === "heading") add({ kind: "accordion", ...takeHeading(), items: itemsOf(group) });
    else if (token.type === "table") add({ kind: "table", ...takeHeading(), ...tableOf(token as Tokens.Table) });
    else if (token.type === "blockquote") add(quoteOf(token));
    else if (token.type === "code") add({ kind: token.lang ?? "", ...parse(token.text) });
    else add(textOf(takeHeading().heading ?? "", group));
  }
  if (heading !== null) throw new Error(`has nothing below "${heading}"`);
  return blocks;
}

const isProse = ({ type }: Token) => type === "paragraph" || type === "list";
const isQuestion = (token: Token) => token.type === "heading" && token.depth > 2;

/** The number of tokens, from `start` on, that form one block. */
function runLength(tokens: Token[], start: number): number {
  const [first, ...rest] = tokens.slice(start) as [Token, ...Token[]];
  if (!isProse(first) && !isQuestion(first)) return 1;
  const end = rest.findIndex((token) => !isProse(token) && !(isQuestion(first) && isQuestion(token)));
  return end < 0 ? rest.length + 1 : end + 1;
}

/** Plain paragraphs are stored as text. If they contain a list, a link or emphasis, they are stored as HTML. */
function textOf(heading: string, tokens: Token[]): Block {
  const isPlain = tokens.every(
    (token) => token.type === "paragraph" && (token as Tokens.Paragraph).tokens.every(({ type }) => type === "text"),
  );
  if (isPlain) return { kind: "text", heading, paragraphs: tokens.map(plainText) };
  return { kind: "rich_text", html: `<h2 class="block-heading">${escaped(heading)}</h2>${htmlOf(tokens)}` };
}

const htmlOf = (tokens: Token[]): string =>
  markdown
    .parser(tokens)
    .replaceAll(/\n(?=<|$)/g, "")
    .replaceAll("\n", " ");

function itemsOf(tokens: Token[]): object[] {
  return tokens.flatMap((token, at) => {
    if (!isQuestion(token)) return [];
    const answer = tokens.slice(at + 1);
    const end = answer.findIndex(isQuestion);
    return [{ title: plainText(token), html: htmlOf(end < 0 ? answer : answer.slice(0, end)) }];
  });
}

function tableOf({ header, rows }: Tokens.Table): object {
  const textsOf = (cells: Tokens.TableCell[]) => cells.map(({ text }) => text);
  return { columns: textsOf(header), rows: rows.map(textsOf) };
}

function quoteOf(token: Token): Block {
  const [text = "", author] = plainText(token).split(" — ");
  return { kind: "quote", text, ...(author && { author }) };
}
