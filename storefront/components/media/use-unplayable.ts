import { type RefObject, useEffect, useState } from "react";

/** Whether a video cannot be played: this browser supports none of its codecs, or it cannot be loaded. */
export function useUnplayable(film: RefObject<HTMLVideoElement | null>): boolean {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = film.current;
    if (!element) return;
    const fail = () => setBroken(true);
    // An error that happened before the script ran fires no further event.
    if (element.networkState === element.NETWORK_NO_SOURCE) fail();
    // A source's errors do not bubble.
    element.addEventListener("error", fail, true);
    return () => element.removeEventListener("error", fail, true);
  }, [film]);
  return isBroken;
}
