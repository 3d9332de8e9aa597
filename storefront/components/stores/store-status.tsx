import type { StoreView } from "./view.ts";
import "./store-status.css";

/** Whether it is open, in words and with a dot. */
export const StoreStatus = ({ store: { isOpen, status } }: { store: Pick<StoreView, "isOpen" | "status"> }) => (
  <p className="store-status" data-open={isOpen || undefined}>
    {status}
  </p>
);
