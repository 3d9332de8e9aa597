import type { ReactNode } from "react";
import type { FrameData } from "./layout-data.ts";
import { Shell } from "./shell.tsx";

/** For pages that begin with a picture from edge to edge: it reaches up behind the header. */
export default function FlushBanner({ frame, children }: { frame: FrameData; children: ReactNode }) {
  return (
    <Shell frame={frame} flush>
      {children}
    </Shell>
  );
}
