import type { ReactNode } from "react";
import { Notice } from "#ui/notice.tsx";

/** A notice that a form succeeded, announced to screen readers. */
export const DoneNotice = ({ children }: { children: ReactNode }) => (
  <Notice kind="done" live>
    {children}
  </Notice>
);
