import { useEffect, useState } from "react";
import type { Suggestions } from "./options.ts";

/** Nobody reads faster than this, and most types slower. */
const pause = 120;

/** What the shop suggests for what is typed; keeps the last answer until the next one is there. */
export function useSuggestions(typed: string, localeCode: string): Suggestions | null {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const query = new URLSearchParams({ q: typed, locale: localeCode });
      const response = await fetch(`/api/search/suggest?${query}`, { signal: stop.signal });
      if (response.ok) setAnswer((await response.json()) as Suggestions);
    };
    // Suggestions are a help: without them the search itself still works.
    const timer = setTimeout(() => void ask().catch(() => undefined), typed ? pause : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, localeCode]);
  return answer;
}
