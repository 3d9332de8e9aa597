import type { ReactNode } from "react";
import { Notice } from "#ui/notice.tsx";

/** Says what a form has done, and is read out. */
export const DoneNotice = ({ children }: { children: ReactNode }) => (
  <Notice kind="done" live>
    {children}
  </Notice>
);
