import type { ReactNode } from "react";
import { useText } from "../i18n/text.tsx";
import { Dialog } from "./dialog.tsx";

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
  const say = useText();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <div className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {say("cancel")}
        </button>
        <button type="button" className="button button-danger" disabled={isPending} onClick={onConfirm}>
          {act}
        </button>
      </div>
    </Dialog>
  );
}
