import { useSyncExternalStore } from "react";

/** Short messages at the bottom of the window: what was saved, merged or copied. Announced to screen readers. */

type Toast = { id: number; text: string };
let toasts: readonly Toast[] = [];
let last = 0;
const watchers = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

export function tell(text: string): void {
  const toast = { id: ++last, text };
  change([...toasts, toast].slice(-3));
  setTimeout(() => change(toasts.filter(({ id }) => id !== toast.id)), 8000);
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts" role="status">
      {shown.map(({ id, text }) => (
        <p key={id} className="toast">
          {text}
        </p>
      ))}
    </div>
  );
}
