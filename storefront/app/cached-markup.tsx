import { createElement, type FunctionComponent } from "react";
import { useShop } from "#storefront/app/shop.tsx";

/**
 * A part of many pages whose markup the server draws once for the same properties, place and language. Its properties are
 * plain data, or what it calls in the browser, and it asks for no useId, whose answers depend on where in a page it stands.
 * In the browser it is the part.
 */
export function kept<Props extends object>(name: string, Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return function CachedMarkup(props: Props) {
    const { parts } = useShop();
    return parts ? parts.place(name, Part, props) : createElement(Part, props);
  };
}
