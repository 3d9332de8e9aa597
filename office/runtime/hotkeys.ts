import { useEffect, useRef } from "react";

type Keys = Record<string, (event: KeyboardEvent) => void>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");

/** Whether the element handles Enter itself; on a link, Enter follows it. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button, summary, [role=row], [role=option]") !== null;

/**
 * Registers keyboard shortcuts. "mod+k" is K with Ctrl or Cmd. Keys without a modifier are ignored during typing and
 * while a dialog is open.
 */
export function useHotkeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const isMod = event.ctrlKey || event.metaKey;
      const act = latest.current[isMod ? `mod+${event.key.toLowerCase()}` : event.key];
      if (!act) return;
      const isBusy = isTyping(event.target) || document.querySelector("[role=dialog], [role=alertdialog]") !== null;
      if (!isMod && (isBusy || (event.key === "Enter" && hasOwnEnter(event.target)))) return;
      event.preventDefault();
      act(event);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
