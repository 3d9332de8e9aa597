/**
 * The lines below a heading, as blocks. "> words — who" is a quote, "? question | answer" a line of an accordion,
 * "- " a line of a list, "[label](/path)" a link to one of our pages; every other line is a paragraph.
 */
export function blocksOf(heading: string, lines: readonly string[]): object[] {
  const isText = (line: string) => !/^[>?] /.test(line);
  const texts = lines.filter(isText);
  const questions = lines.filter((line) => line.startsWith("? "));
  const title = texts.length > 0 ? {} : { heading };
  return [
    ...(texts.length > 0 ? [textBlock(heading, texts)] : []),
    ...lines.filter((line) => line.startsWith("> ")).map(quote),
    ...(questions.length > 0 ? [{ kind: "accordion", ...title, items: questions.map(item) }] : []),
  ];
}

const isMarkedUp = (line: string) => line.startsWith("- ") || /\]\(\//.test(line);

function textBlock(heading: string, lines: readonly string[]): object {
  if (!lines.some(isMarkedUp)) return { kind: "text", heading, paragraphs: lines };
  const body = lines.map((line) =>
    line.startsWith("- ") ? `<li>${html(line.slice(2))}</li>` : `<p>${html(line)}</p>`,
  );
  const grouped = body.join("").replace(/(?:<li>.*?<\/li>)+/g, "<ul>$&</ul>");
  return { kind: "rich_text", html: `<h2 class="block-heading">${html(heading)}</h2>${grouped}` };
}

function quote(line: string): object {
  const [text = "", author = ""] = line.slice(2).split(" — ");
  return { kind: "quote", text, ...(author && { author }) };
}

function item(line: string): object {
  const [title = "", answer = ""] = line.slice(2).split(" | ");
  return { title, html: `<p>${html(answer)}</p>` };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Words as markup; a path without a locale leads to the reader's own. */
const html = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => entities[sign] ?? "")
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (_, label, path) => `<a href="${path}">${label}</a>`);
