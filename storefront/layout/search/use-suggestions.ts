import { useEffect, useState } from "react";
import type { Suggestions } from "./options.ts";

/**
 * Milliseconds to wait after a keystroke before a request. Nobody reads faster than this, and most people type more
 * slowly.
 */
const pause = 120;

/** `start` is the answer before anything is typed; `found` the last one to something typed, null without. */
export type Answers = { start: Suggestions | null; found: Suggestions | null };

/** Returns the suggestions for the typed text. The last answer is kept until the next one arrives. */
export function useSuggestions(typed: string, localeCode: string): Answers {
  const [start, setStart] = useState<Suggestions | null>(null);
  const [found, setFound] = useState<Suggestions | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Errors are ignored, because the search works without suggestions.
    askFor("", localeCode, stop.signal).then(setStart, () => undefined);
    return () => stop.abort();
  }, [localeCode]);
  useEffect(() => {
    if (typed === "") return setFound(null);
    const stop = new AbortController();
    const ask = () => askFor(typed, localeCode, stop.signal).then((answer) => answer && setFound(answer));
    const timer = setTimeout(() => void ask().catch(() => undefined), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, localeCode]);
  return { start, found: typed === "" ? null : found };
}

async function askFor(q: string, locale: string, signal: AbortSignal): Promise<Suggestions | null> {
  const response = await fetch(`/api/search/suggest?${new URLSearchParams({ q, locale })}`, { signal });
  return response.ok ? ((await response.json()) as Suggestions) : null;
}
