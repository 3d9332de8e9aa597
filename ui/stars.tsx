import "./stars.css";

/** Five stars, filled as far as the rating goes; `label` is read out in their place. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return <span className="stars" role="img" aria-label={label} style={{ "--filled": `${rating * 20}%` } as object} />;
}
