import type { FunctionComponent, ReactNode } from "react";

/** The server's cache of component markup, see render.tsx. Absent in the browser. */
export type MarkupSlots = {
  /** Registers a component. Returns the placeholder that stands for it until the page is assembled. */
  place<Props extends object>(name: string, Part: FunctionComponent<Props>, props: Props): ReactNode;
};
