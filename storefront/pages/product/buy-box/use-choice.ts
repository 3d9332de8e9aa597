import { useRef, useState } from "react";
import type { ProductView } from "#storefront/pages/product/product-view.ts";
import { type Choice, fieldOf } from "./choice.ts";

/** The visitor's choice. Every change is also written into the address, so that it can be shared. */
export function useChoice({ product, choice: first }: ProductView): [Choice, (field: string, code: string) => void] {
  const [choice, setChoice] = useState(first);
  const latest = useRef(first);
  const choose = (field: string, code: string) => {
    const next = { ...latest.current, [field]: code };
    latest.current = next;
    setChoice(next);
    const address = new URL(location.href);
    for (const option of product.options) {
      const name = fieldOf(option);
      const value = next[name];
      if (value) address.searchParams.set(name, value.toLowerCase());
    }
    history.replaceState(history.state, "", address);
  };
  return [choice, choose];
}
