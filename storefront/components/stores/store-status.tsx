import type { StoreView } from "./view.ts";
import "./store-status.css";

/** The open or closed state, as text and a dot. */
export const StoreStatus = ({ store: { isOpen, status } }: { store: Pick<StoreView, "isOpen" | "status"> }) => (
  <p className="store-status" data-open={isOpen || undefined}>
    {status}
  </p>
);
