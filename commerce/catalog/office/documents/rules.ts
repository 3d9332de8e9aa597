/**
 * The ids of the library's documents that a text names: by their addresses ("/d/firn/size-chart", also in the middle of a text
 * and on a host) or, as own fields do, as "document/size-chart" and nothing else. Pure.
 */
export function documentsNamedIn(text: string, alias: string): string[] {
  const whole = /^document\/([^/?#]+)$/.exec(text)?.[1];
  const addresses = text.split(`/d/${alias}/`).slice(1);
  const named = addresses.flatMap((rest) => /^[^/?#"'<>()[\]\s]+/.exec(rest)?.[0] ?? []).map(decoded);
  // An address may end a sentence, and an id has no such sign at its end.
  return [...(whole === undefined ? [] : [whole]), ...named.map((id) => id.replace(/[.,;:!]+$/, ""))];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
