/** The short name of a browser from its user agent: "Firefox, Linux". */
export function browserOf(agent: string): string {
  const browser = /(Firefox|Edg|Chrome|Safari)\//.exec(agent)?.[1]?.replace("Edg", "Edge") ?? agent.slice(0, 40);
  const system = /(Windows|Mac OS X|Android|iPhone|iPad|Linux)/.exec(agent)?.[1]?.replace(" OS X", "") ?? "";
  return [browser, system].filter(Boolean).join(", ");
}
