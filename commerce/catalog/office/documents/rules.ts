/**
 * The ids of library documents named in a text: by address ("/d/firn/size-chart", also within a text and with a host)
 * or, as in own fields, as exactly "document/size-chart". Pure.
 */
export function documentsNamedIn(text: string, alias: string): string[] {
  const whole = /^document\/([^/?#]+)$/.exec(text)?.[1];
  const addresses = text.split(`/d/${alias}/`).slice(1);
  const named = addresses.flatMap((rest) => /^[^/?#"'<>()[\]\s]+/.exec(rest)?.[0] ?? []).map(decoded);
  // An address may end a sentence; ids do not end with punctuation.
  return [...(whole === undefined ? [] : [whole]), ...named.map((id) => id.replace(/[.,;:!]+$/, ""))];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
