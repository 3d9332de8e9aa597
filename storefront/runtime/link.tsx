import type { AnchorHTMLAttributes, ReactNode } from "react";
import { localePath, useShop } from "#storefront/app/shop.tsx";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** Path below the locale: "/c/boots?page=2". */
  to: string;
  /** False: do not fetch the page's data when the link comes into view. */
  prefetch?: boolean;
  children?: ReactNode;
};

/** A link to one of our pages in the visitor's locale. The browser part of the frame takes over its click and prefetches it. */
export function Link({ to, prefetch = true, ...rest }: Props) {
  const { locale } = useShop();
  return <a href={localePath(locale, to)} data-prefetch={prefetch ? "" : undefined} {...rest} />;
}
