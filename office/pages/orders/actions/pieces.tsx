import type { ReactNode } from "react";
import type { OpenWork } from "#commerce/aftersales/fulfilment/open-work/schema.ts";
import { useText } from "../../../i18n/text.tsx";

type Line = OpenWork["lines"][number];
type Props = {
  lines: readonly Line[];
  most: (line: Line) => number;
  counts: Readonly<Record<number, number>>;
  change: (id: number, count: number) => void;
  /** Shown beside each line with a quantity above zero. */
  more?: (line: Line) => ReactNode;
};

/** The lines of an order with a quantity field each. Lines with nothing left are hidden. */
export function Pieces({ lines, most, counts, change, more }: Props) {
  const say = useText();
  return (
    <ul className="doing-pieces">
      {lines
        .filter((line) => most(line) > 0)
        .map((line) => (
          <li key={line.id}>
            <span className="doing-name">
              <strong>{line.name}</strong>
              <span className="list-sub">{[line.options, line.sku].filter(Boolean).join(" · ")}</span>
            </span>
            <span className="doing-count">
              <input
                className="input"
                type="number"
                inputMode="numeric"
                min={0}
                max={most(line)}
                aria-label={say("piecesOfLine", { name: line.name })}
                value={counts[line.id] ?? 0}
                onChange={({ target }) => change(line.id, Math.max(0, Math.min(most(line), Number(target.value) || 0)))}
              />
              <span className="list-sub">{say("ofPieces", { count: most(line) })}</span>
            </span>
            {more && (counts[line.id] ?? 0) > 0 && <span className="doing-more">{more(line)}</span>}
          </li>
        ))}
    </ul>
  );
}

/** The chosen quantities in the API's format. */
export const itemsOf = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ order_product_id: Number(id), quantity }));
