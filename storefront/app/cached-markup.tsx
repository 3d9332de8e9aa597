import { createElement, type FunctionComponent } from "react";
import { useShop } from "#storefront/app/shop.tsx";

/**
 * A component of many pages whose markup the server makes once for the same properties, name and language. Its properties are
 * plain data, or what it calls in the browser, and it calls no useId, whose answers depend on where in a page it stands.
 * In the browser it is the component itself.
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
