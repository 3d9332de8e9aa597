import type { Key } from "../i18n/languages.ts";
import type { Say } from "../i18n/text.tsx";

/**
 * The built-in roles, by the English names under which they are stored. Roles that the shop added keep their own names.
 */
const names: ReadonlyMap<string, Key> = new Map<string, Key>([
  ["Owner", "roleOwner"],
  ["Manager", "roleManager"],
  ["Catalogue", "roleCatalogue"],
  ["Content editor", "roleContentEditor"],
  ["Translator", "roleTranslator"],
  ["Support", "roleSupport"],
  ["Warehouse", "roleWarehouse"],
  ["Marketing", "roleMarketing"],
  ["Read only", "roleReadOnly"],
]);

export function roleName(name: string, say: Say): string {
  const key = names.get(name);
  return key ? say(key) : name;
}
