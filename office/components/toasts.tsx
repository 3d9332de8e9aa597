import { sharedValue } from "../runtime/shared-value.ts";

/** Short messages at the bottom of the window: what was saved, merged or copied. Announced to screen readers. */

type Toast = { id: number; text: string };
const toasts = sharedValue<readonly Toast[]>([]);
let last = 0;
export function tell(text: string): void {
  const toast = { id: ++last, text };
  toasts.set([...toasts.get(), toast].slice(-3));
  setTimeout(() => toasts.set(toasts.get().filter(({ id }) => id !== toast.id)), 8000);
}

export function Toasts() {
  const shown = toasts.use();
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
