import type { FunctionComponent, ReactNode } from "react";

/** Where the server keeps the markup of parts: see render.tsx. Absent in the browser. */
export type Parts = {
  /** Takes note of a part; answers what stands in its place until the page is put together. */
  place<Props extends object>(name: string, Part: FunctionComponent<Props>, props: Props): ReactNode;
};
