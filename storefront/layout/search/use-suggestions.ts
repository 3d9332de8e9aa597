import { useEffect, useState } from "react";
import type { Suggestions } from "./options.ts";

/**
 * Milliseconds to wait after a keystroke before a request. Nobody reads faster than this, and most people type more
 * slowly.
 */
const pause = 120;

/** Returns the suggestions for the typed text. The last answer is kept until the next one arrives. */
export function useSuggestions(typed: string, localeCode: string): Suggestions | null {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const query = new URLSearchParams({ q: typed, locale: localeCode });
      const response = await fetch(`/api/search/suggest?${query}`, { signal: stop.signal });
      if (response.ok) setAnswer((await response.json()) as Suggestions);
    };
    // Errors are ignored, because the search works without suggestions.
    const timer = setTimeout(() => void ask().catch(() => undefined), typed ? pause : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, localeCode]);
  return answer;
}
