import type { ReactNode } from "react";
import type { FrameData } from "./layout-data.ts";
import { Shell } from "./shell.tsx";

/** What routes get that name no other layout. */
export default function Default({ frame, children }: { frame: FrameData; children: ReactNode }) {
  return <Shell frame={frame}>{children}</Shell>;
}
