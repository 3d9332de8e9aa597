import { type RefObject, useEffect, useState } from "react";

/** Whether a film can not be played here: no profile in a codec of this browser's, or nothing that comes. */
export function useUnplayable(film: RefObject<HTMLVideoElement | null>): boolean {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = film.current;
    if (!element) return;
    const fail = () => setBroken(true);
    // What was refused before the script came is not told again.
    if (element.networkState === element.NETWORK_NO_SOURCE) fail();
    // A source's errors do not bubble.
    element.addEventListener("error", fail, true);
    return () => element.removeEventListener("error", fail, true);
  }, [film]);
  return isBroken;
}
