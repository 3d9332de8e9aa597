import type { Language } from "#commerce/shared/regions/schema.ts";
import { type DisplayNames, displayNameIn } from "#commerce/shared/texts/names.ts";
import type { TextKey } from "#storefront/i18n/areas.ts";

type Translate = (key: TextKey, values?: Record<string, string | number>) => string;
type Days = { daysFrom: number; daysTo: number };
/** `isNamed`: the name is the merchant's, in the visitor's language. */
type MethodName = { code?: string; name: string; isNamed?: boolean };

/** The method with the name that the merchant gave it in this language, where there are such names. */
export function methodIn<M extends MethodName & { displayNames?: DisplayNames }>(
  { displayNames, ...method }: M,
  language: Language,
) {
  return displayNames ? { ...method, name: displayNameIn(displayNames, language, method.name), isNamed: true } : method;
}

/** Returns a shipping method's name in the visitor's language. Those that no merchant named have a text by their code. */
export function methodName(t: Translate, { code, name, isNamed }: MethodName): string {
  if (isNamed) return name;
  if (code === "standard") return t("shipping.standard");
  if (code === "pickup") return t("shipping.pickup");
  if (code === "email") return t("shipping.email");
  return code === "express" ? t("shipping.express") : name;
}

/** "2–4 working days". */
export function methodDays(t: Translate, { daysFrom, daysTo }: Days): string {
  if (daysTo === 0) return t("shipping.now");
  if (daysFrom !== daysTo) return t("shipping.days", { from: daysFrom, to: daysTo });
  return t("shipping.day", { count: daysTo });
}
