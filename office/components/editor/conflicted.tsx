import { lazy, Suspense } from "react";
import { WithTexts } from "../../i18n/text.tsx";
import type { ConflictProps } from "./conflict-dialog.tsx";
import type { Conflict } from "./use-editor.ts";

/** Conflicts are rare, so the scripts and texts that show them are loaded with the first one. */
const ConflictDialog = lazy(() => import("./conflict-dialog.tsx"));

type Props = Omit<ConflictProps, "conflict"> & { conflict: Conflict | null };

/** Shows both sides when somebody else has changed the same field. Nothing else. */
export const Conflicted = ({ conflict, ...props }: Props) =>
  conflict && (
    <Suspense>
      <WithTexts of="records">
        <ConflictDialog conflict={conflict} {...props} />
      </WithTexts>
    </Suspense>
  );
