import { useEffect, useRef } from "react";

type Keys = Record<string, (event: KeyboardEvent) => void>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");

/** What has keys of its own: Enter on a link follows it. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button, summary, [role=row], [role=option]") !== null;

/** "k" with Ctrl or Cmd is "mod+k"; plain keys count where nobody types, and not under an open dialog. */
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
