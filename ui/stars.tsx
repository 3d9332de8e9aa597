import "./stars.css";

/** Five stars, filled to the nearest half. Screen readers read `label` instead. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const filled = `${Math.round(rating * 2) * 10}%`;
  return <span className="stars" role="img" aria-label={label} style={{ "--filled": filled } as object} />;
}
