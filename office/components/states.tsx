import { useText } from "../i18n/text.tsx";

/** What could not be loaded, with a way to ask again. */
export function Failed({ again }: { again: () => void }) {
  const say = useText();
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

/** Lines where text is going to be; screen readers hear that it is loading. */
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
