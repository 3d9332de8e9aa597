import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useText } from "../i18n/text.tsx";
import { CloseIcon } from "./icons.tsx";

type Props = {
  title: string;
  onClose: () => void;
  /** "drawer" slides in from the side; "palette" is placed near the top of the window. */
  kind?: "box" | "drawer" | "palette";
  wide?: boolean;
  children: ReactNode;
};

/** A modal dialog. It traps the focus, and closes on Escape or on a click outside it. */
export function Dialog({ title, onClose, kind = "box", wide, children }: Props) {
  const say = useText();
  const isPlain = kind === "palette";
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
      className={`overlay overlay-${kind}`}
    >
      <Modal className={`modal modal-${kind}${wide ? " modal-wide" : ""}`}>
        <AriaDialog className="dialog" {...(isPlain && { "aria-label": title })}>
          {!isPlain && (
            <header className="dialog-head">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <button type="button" className="icon-button" aria-label={say("close")} onClick={onClose}>
                <CloseIcon size={18} />
              </button>
            </header>
          )}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
