import { SwatchDot } from "#storefront/components/product/swatch-dot.tsx";
import { classes } from "#ui/classes.ts";
import { Check } from "#ui/field.tsx";
import type { FacetView } from "./list-controls.ts";
import { RangeFields } from "./range-fields.tsx";

/** The choices of one attribute, each with its number of products. */
export function Facet({ facet }: { facet: FacetView }) {
  const { name, values, look, range } = facet;
  if (range) return <RangeFields name={name} label={facet.label} range={range} />;
  if (look === "swatches") return <Swatches facet={facet} />;
  if (look === "tiles") return <SizeTiles facet={facet} />;
  return (
    <ul className="filter-list">
      {values.map(({ value, label, count, checked, isBelow }) => (
        <li key={value} className={isBelow ? "filter-below" : undefined}>
          <Check name={name} value={value} defaultChecked={checked}>
            <span className="filter-value">
              <span>{label}</span>
              <span className="filter-count">{count}</span>
            </span>
          </Check>
        </li>
      ))}
    </ul>
  );
}

/** Colour families with their names, four per row. */
function Swatches({ facet: { name, values } }: { facet: FacetView }) {
  return (
    <ul className="filter-swatches">
      {values.map(({ value, label, count, checked, hexColours = [], name: own = name }) => (
        <li key={`${own} ${value}`}>
          <label className="filter-swatch">
            <input type="checkbox" className="cover-input" name={own} value={value} defaultChecked={checked} />
            <SwatchDot hexColours={hexColours} className="filter-dot" />
            <span>{label}</span>
            <span className="filter-tally">{count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Sizes are many and short, so they stand four per row. Each kind of size has its own rows. */
function SizeTiles({ facet: { name, values, heads } }: { facet: FacetView }) {
  const isDouble = values.some(({ label }) => label.includes(" · "));
  // The same number on every size says nothing.
  const isCounted = values.some(({ count }) => count !== values[0]?.count);
  const kinds = sizeKinds.filter((kind) => values.some(({ label }) => sizeKind(label) === kind));
  return kinds.map((kind) => (
    <div key={kind} className="filter-sizes">
      {heads && kinds.length > 1 && <p className="filter-head">{heads[kind]}</p>}
      <ul className={classes("filter-tiles", kind !== kinds[0] && "filter-tiles-wide", isDouble && "filter-tiles-two")}>
        {values
          .filter(({ label }) => sizeKind(label) === kind)
          .map(({ value, label, count, checked }) => (
            <li key={value}>
              <label className="filter-tile">
                <input type="checkbox" className="cover-input" name={name} value={value} defaultChecked={checked} />
                <span className="filter-size">{label.replace(" · ", "\n")}</span>
                {isCounted && <span className="filter-tally">{count}</span>}
              </label>
            </li>
          ))}
      </ul>
    </div>
  ));
}

const sizeKinds = ["letters", "numbers", "heights"] as const;

/** "XS" and "2XL" are letters, "36–38" and "US 10" are numbers, "158–165" is a body height or a length. */
function sizeKind(label: string): (typeof sizeKinds)[number] {
  const number = /[sml]$/i.test(label) ? null : /\d+/.exec(label);
  if (!number) return "letters";
  return Number(number[0]) < 100 ? "numbers" : "heights";
}
