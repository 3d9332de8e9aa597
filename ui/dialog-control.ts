import type { MouseEvent } from "react";

type Control = { command: string; commandfor: string; onClick: (event: MouseEvent<HTMLButtonElement>) => void };

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;
/** Whether the browser acts on the attributes by itself. */
const isKnown = (button: HTMLButtonElement) => "commandForElement" in button;

/**
 * Attributes of a button that opens the modal <dialog id={id}>: the platform's own, so that it works without a script,
 * and a script for browsers that do not know them. React does not know their names yet, hence the lower case.
 */
export const opensDialog = (id: string): Control => ({
  command: "show-modal",
  commandfor: id,
  onClick: ({ currentTarget }) => void (isKnown(currentTarget) || dialogOf(id)?.showModal()),
});

/** The same for a button that closes it. */
export const closesDialog = (id: string): Control => ({
  command: "close",
  commandfor: id,
  onClick: ({ currentTarget }) => void (isKnown(currentTarget) || dialogOf(id)?.close()),
});
