import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { useCompared } from "./choice.ts";

const Bar = lazyComponent(() => import("./bar.tsx"));

/** The comparison bar, shown once a board is selected. */
export function CompareCorner() {
  const ids = useCompared();
  return ids && ids.length > 0 ? <Bar ids={ids} /> : null;
}
