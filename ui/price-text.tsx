import { classes } from "./classes.ts";
import "./price-text.css";

type Props = {
  /** Formatted amounts: "449,00 €". */
  now: string;
  was?: string;
  /** What is saved: "−20%". */
  saved?: string;
  note?: string;
  /** Texts that screen readers say before each amount. */
  labels: { now: string; was: string };
  className?: string;
};

/** A price. With a former price it is shown in the signal colour, and the former one is struck through. */
export function PriceText({ now, was, saved, note, labels, className }: Props) {
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
      {saved && <span className="price-saved">{saved}</span>}
      {note && <span className="price-note">{note}</span>}
    </span>
  );
}
