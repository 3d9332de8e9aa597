import type { ComponentProps } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";

type Props = Omit<ComponentProps<"form">, "action" | "method" | "hidden"> & {
  /** The session's CSRF token, required for every post. */
  csrf: string;
  /** Hidden fields by name. */
  hidden?: Record<string, string | number>;
} & ({ /** Path below the locale. */ to: string; action?: never } | { to?: never; action: string });

/** A plain form that posts to one of the shop's pages. */
export function PostForm({ csrf, hidden = {}, to, action, children, ...form }: Props) {
  const { locale } = useShop();
  return (
    <form method="post" action={to === undefined ? action : localePath(locale, to)} {...form}>
      <input type="hidden" name="_csrf" value={csrf} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
