import type { ReactNode } from "react";

/** A line of a list of facts (`dl`): what it is, and what it says. */
export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
