import { classes } from "./classes.ts";
import "./price-text.css";

type Props = {
  /** Amounts as they are to be read: "449,00 €". */
  now: string;
  was?: string;
  note?: string;
  /** What a screen reader says before each amount. */
  labels: { now: string; was: string };
  className?: string;
};

/** A price; with a former one it turns to signal and the former is struck. */
export function PriceText({ now, was, note, labels, className }: Props) {
  return (
    <span className={classes("price", was && "price-reduced", className)}>
      <span className="price-now">
        {was && <span className="visually-hidden">{labels.now} </span>}
        {now}
      </span>
      {was && (
        <s className="price-was">
          <span className="visually-hidden">{labels.was} </span>
          {was}
        </s>
      )}
      {note && <span className="price-note">{note}</span>}
    </span>
  );
}
