import { later } from "#storefront/runtime/later.tsx";
import { useCompared } from "./choice.ts";

const Bar = later(() => import("./bar.tsx"));

/** The comparison bar, shown once a board is selected. */
export function CompareCorner() {
  const ids = useCompared();
  return ids && ids.length > 0 ? <Bar ids={ids} /> : null;
}
