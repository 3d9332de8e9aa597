import { useRef } from "react";
import { TextField } from "#ui/field.tsx";
import type { FacetRange } from "./list-controls.ts";
import { RangeDrawing } from "./range-drawing.tsx";
import "./range-fields.css";

const ends = ["from", "to"] as const;

/**
 * Two number fields for the bounds of a range. With scripts, and where the numbers are counted, there is also a slider
 * with two knobs for pointers. Keyboards and screen readers use the fields, which do the same.
 */
export function RangeFields({ name, label, range }: { name: string; label: string; range: FacetRange }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const { lowest, highest, counts } = range;
  const isDrawn = counts !== undefined && lowest !== undefined && highest !== undefined;

  /**
   * Writes the positions of the knobs into the fields, even when one has passed the other. A knob at its end leaves its
   * field empty.
   */
  const pull = () => {
    const own = [...(fields.current?.querySelectorAll("input") ?? [])];
    const pulled = own.filter(({ type }) => type === "range").map(({ value }) => Number(value));
    const [from, to] = [Math.min(...pulled), Math.max(...pulled)];
    const [least, most] = own.filter(({ type }) => type === "number");
    if (least) least.value = from === lowest ? "" : String(from);
    if (most) most.value = to === highest ? "" : String(to);
  };

  return (
    <fieldset ref={fields} className="range">
      <legend className="visually-hidden">{label}</legend>
      {isDrawn && (
        <div className="range-slider">
          <RangeDrawing counts={counts} lowest={lowest} from={range.from} to={range.to} />
          {ends.map((end) => (
            <input
              key={`${end} ${lowest} ${highest} ${range[end]}`}
              type="range"
              className="range-end"
              aria-hidden="true"
              tabIndex={-1}
              min={lowest}
              max={highest}
              defaultValue={Math.min(highest, Math.max(lowest, range[end] ?? (end === "from" ? lowest : highest)))}
              onChange={pull}
            />
          ))}
        </div>
      )}
      <div className="filter-pair">
        {ends.map((end) => {
          const bound = end === "from" ? lowest : highest;
          return (
            <TextField
              key={end}
              label={range.labels[end]}
              name={`${name}-${end}`}
              type="number"
              inputMode="decimal"
              step="any"
              defaultValue={range[end]}
              placeholder={bound === undefined ? undefined : String(bound)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
