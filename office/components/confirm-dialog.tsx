import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";
import { DialogFoot } from "./dialog-foot.tsx";

type Props = {
  title: string;
  /** The label of the button that confirms. */
  act: string;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Explains what happens to the record and to everything that depends on it. */
  children: ReactNode;
};

/** Asks for confirmation before something is removed. It stays open until the caller closes it. */
export function ConfirmDialog({ title, act, isPending, onConfirm, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <DialogFoot act={act} isDanger isDisabled={isPending} onAct={onConfirm} onClose={onClose} />
    </Dialog>
  );
}
