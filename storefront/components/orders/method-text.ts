import type { TextKey } from "#storefront/i18n/areas.ts";

type Say = (key: TextKey, values?: Record<string, string | number>) => string;
type Method = { code?: string; name: string; daysFrom: number; daysTo: number };

/** Returns a shipping method's name in the visitor's language, by its code. Without a text its own name is used. */
export function methodName(t: Say, { code, name }: Pick<Method, "code" | "name">): string {
  if (code === "standard") return t("shipping.standard");
  if (code === "pickup") return t("shipping.pickup");
  if (code === "email") return t("shipping.email");
  return code === "express" ? t("shipping.express") : name;
}

/** "2–4 working days". */
export function methodDays(t: Say, { daysFrom, daysTo }: Pick<Method, "daysFrom" | "daysTo">): string {
  if (daysTo === 0) return t("shipping.now");
  if (daysFrom !== daysTo) return t("shipping.days", { from: daysFrom, to: daysTo });
  return t("shipping.day", { count: daysTo });
}
