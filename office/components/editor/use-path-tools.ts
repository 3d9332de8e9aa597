import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import type { PartName, PathTools } from "./paths.ts";

export type Labels = Partial<Record<string, Key>>;

/** What is needed to name the server's paths in the member's language. */
export function usePathTools(labels: Labels, partName?: PartName) {
  const say = useText();
  const nameOf = (name: string): string => {
    const label = labels[name];
    return label ? say(label) : name;
  };
  return { say, formats: useFormats(), nameOf, partName } satisfies PathTools;
}
