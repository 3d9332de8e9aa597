import { createElement, type FunctionComponent, type ReactNode } from "react";
import { useShop } from "#storefront/app/shop.tsx";

/** Where the server keeps the markup of parts: see render.tsx. Absent in the browser. */
export type Parts = {
  /** Takes note of a part; answers what stands in its place until the page is put together. */
  place<Props extends object>(name: string, Part: FunctionComponent<Props>, props: Props): ReactNode;
};

/**
 * A part of many pages whose markup the server draws once for the same properties, place and language. Its properties are
 * plain data, or what it calls in the browser, and it asks for no useId, whose answers depend on where in a page it stands.
 * In the browser it is the part.
 */
export function kept<Props extends object>(name: string, Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Kept(props: Props) {
    const { parts } = useShop();
    return parts ? parts.place(name, Part, props) : createElement(Part, props);
  };
}
