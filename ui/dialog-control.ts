import type { MouseEvent } from "react";

type Control = { command: string; commandfor: string; onClick: (event: MouseEvent<HTMLButtonElement>) => void };

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;
/** Whether the browser supports these attributes natively. */
const isKnown = (button: HTMLButtonElement) => "commandForElement" in button;

/**
 * Attributes of a button that opens the modal <dialog id={id}>. They are native, so the button works without scripts; a
 * script handles browsers that do not support them. React does not know these attributes yet, hence the lower case.
 */
export const opensDialog = (id: string): Control => ({
  command: "show-modal",
  commandfor: id,
  onClick: ({ currentTarget }) => void (isKnown(currentTarget) || dialogOf(id)?.showModal()),
});

/** The same for a button that closes the dialog. */
export const closesDialog = (id: string): Control => ({
  command: "close",
  commandfor: id,
  onClick: ({ currentTarget }) => void (isKnown(currentTarget) || dialogOf(id)?.close()),
});
