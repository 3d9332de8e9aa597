import { type CSSProperties, type KeyboardEventHandler, type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { CloseIcon } from "./icons/icons.tsx";
import "./dialog.css";

type Props = {
  open: boolean;
  /** Called on Escape, a click outside, and the close button. */
  onClose: () => void;
  label: string;
  closeLabel: string;
  /** In the middle, as a sheet along an edge, or covering the whole window. */
  place?: "middle" | "start" | "end" | "full";
  className?: string;
  style?: CSSProperties;
  /** For CSS that positions the dialog. */
  "data-x"?: string;
  "data-y"?: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

/** A modal based on the `dialog` element. It keeps the focus inside, closes on Escape, and returns the focus. */
export function Dialog({ open, onClose, label, closeLabel, place = "middle", className, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes by the backdrop; keys have Escape
    <dialog
      ref={dialog}
      aria-label={label}
      {...rest}
      className={classes("dialog", place !== "middle" && `dialog-${place}`, className)}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <IconButton label={closeLabel} className="dialog-close" onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {children}
    </dialog>
  );
}
