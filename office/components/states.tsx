import type { Key } from "../i18n/languages.ts";
import { useText } from "../i18n/text.tsx";
import { ApiProblem } from "../runtime/api.ts";

type FailedProps = { error?: Error | null; again: () => void };

/** Shows that loading failed, with a button to try again, or that there is no such record. */
export function Failed({ error, again }: FailedProps) {
  const say = useText();
  if (error instanceof ApiProblem && error.body.status === 404)
    return (
      <div className="state" role="alert">
        <h2>{say("notFound")}</h2>
      </div>
    );
  return (
    <div className="state" role="alert">
      <h2>{say("failed")}</h2>
      <p>{say("failedText")}</p>
      <button type="button" className="button" onClick={again}>
        {say("again")}
      </button>
    </div>
  );
}

/** Placeholder lines for text that is loading; announced to screen readers. */
export function Skeleton({ lines = 6 }: { lines?: number }) {
  const say = useText();
  return (
    <div className="skeleton" role="status" aria-label={say("loading")}>
      {[...Array(lines).keys()].map((line) => (
        <div key={line} className="skeleton-line" />
      ))}
    </div>
  );
}

type NothingProps = { isNarrowed: boolean; empty?: Key | undefined; clear: () => void };

/** Shown instead of a list's rows when there are none at all, or none that match. */
export function Nothing({ isNarrowed, empty = "listEmpty", clear }: NothingProps) {
  const say = useText();
  return (
    <div className="state" role="status">
      <h2>{say(isNarrowed ? "listNone" : empty)}</h2>
      {isNarrowed && (
        <>
          <p>{say("listNoneText")}</p>
          <button type="button" className="button" onClick={clear}>
            {say("clearFilters")}
          </button>
        </>
      )}
    </div>
  );
}
