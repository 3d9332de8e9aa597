import { type RefObject, useEffect, useState } from "react";

/** Whether the visitor has scrolled down past an element. False until a script runs. */
export function useIsPassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    // What is below the window counts as seen, so that a jump down the page is noticed too.
    const rootMargin = "0px 0px 99999px";
    // Of several changes that are told at once, the last one holds.
    const seen = new IntersectionObserver((all) => setPassed(!all.at(-1)?.isIntersecting), { rootMargin });
    if (element.current) seen.observe(element.current);
    return () => seen.disconnect();
  }, [element]);
  return isPassed;
}
