import { createElement, type FunctionComponent } from "react";
import { useShop } from "#storefront/app/shop.tsx";

/**
 * A component on many pages, whose markup the server renders once for the same props, name and language. Its props must
 * be plain data or functions called only in the browser. It must not call useId, whose result depends on the position
 * in the page. In the browser it is the component itself.
 */
export function cacheMarkup<Props extends object>(
  name: string,
  Component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function CachedComponent(props: Props) {
    const { parts } = useShop();
    return parts ? parts.place(name, Component, props) : createElement(Component, props);
  };
}
