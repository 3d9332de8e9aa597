import type { AnchorHTMLAttributes, ReactNode } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** The path below the locale: "/c/boots?page=2". */
  to: string;
  /** False disables fetching the page's data when the link comes into view. */
  prefetch?: boolean;
  children?: ReactNode;
};

/**
 * A link to a page of the shop in the visitor's locale. The browser code intercepts its clicks and prefetches its data.
 */
export function Link({ to, prefetch = true, ...rest }: Props) {
  const { locale } = useShop();
  return <a href={localePath(locale, to)} data-prefetch={prefetch ? "" : undefined} {...rest} />;
}
