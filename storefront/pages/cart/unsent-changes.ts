import { useCallback, useEffect, useRef } from "react";

/** The delay between the last change of a quantity and the request, in milliseconds. */
const patience = 450;

export type ChangeLine = (lineId: string, quantity: number, form: HTMLFormElement | null) => void;

/**
 * Each change of the cart loads a new page, which would discard other changes still waiting to be sent. So changed
 * quantities are added to whichever form is sent first (another line's change, a code, a removal), and are sent before
 * a link is followed. Returns the function that records a change and sends it after a short delay.
 */
export function useUnsentChanges(): ChangeLine {
  const quantities = useRef(new Map<string, number>()).current;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<HTMLFormElement>(null);

  useEffect(() => {
    let next = "";
    const onFormData = ({ target, formData }: FormDataEvent) => {
      if ((target as HTMLFormElement).getAttribute("action") !== location.pathname) return;
      clearTimeout(timer.current);
      waiting.current = null;
      const own = String(formData.get("line_id") ?? "");
      for (const [line, quantity] of quantities) if (line !== own) formData.append("also", `${line}:${quantity}`);
      if (formData.get("action") === "remove") quantities.set(own, 0);
      if (next) formData.append("next", next);
    };
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!waiting.current || !isPlain || !link || link.target || link.origin !== location.origin) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      next = link.pathname + link.search;
      waiting.current.requestSubmit();
    };
    document.addEventListener("formdata", onFormData);
    document.addEventListener("click", onClick, true);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener("formdata", onFormData);
      document.removeEventListener("click", onClick, true);
    };
  }, [quantities]);

  return useCallback(
    (lineId, quantity, form) => {
      // A line that is being removed stays removed.
      if (quantities.get(lineId) === 0) return;
      quantities.set(lineId, quantity);
      waiting.current = form;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => form?.requestSubmit(), patience);
    },
    [quantities],
  );
}
