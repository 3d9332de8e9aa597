import { SwatchDot } from "#storefront/components/product/swatch-dot.tsx";
import { classes } from "#ui/classes.ts";
import { Check } from "#ui/field.tsx";
import type { FacetView } from "./list-controls.ts";
import { RangeFields } from "./range-fields.tsx";

/** One attribute's choices, each with the number of products behind it. */
export function Facet({ facet }: { facet: FacetView }) {
  const { name, values, look, range } = facet;
  if (range) return <RangeFields name={name} label={facet.label} range={range} />;
  if (look === "swatches") return <Swatches facet={facet} />;
  if (look === "tiles") return <SizeTiles facet={facet} />;
  return (
    <ul className="filter-list">
      {values.map(({ value, label, count, checked }) => (
        <li key={value}>
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

/** Families of colours, with their names: four in a row. */
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

/** Sizes are many and short: four in a row, each kind of them in rows of its own. */
function SizeTiles({ facet: { name, values } }: { facet: FacetView }) {
  const isDouble = values.some(({ label }) => label.includes(" · "));
  return ["letters", "numbers", "heights"].map((kind) => {
    const own = values.filter(({ label }) => sizeKind(label) === kind);
    if (own.length === 0) return null;
    return (
      <ul key={kind} className={classes("filter-tiles", isDouble && "filter-tiles-two")}>
        {own.map(({ value, label, count, checked }) => (
          <li key={value}>
            <label className="filter-tile">
              <input type="checkbox" className="cover-input" name={name} value={value} defaultChecked={checked} />
              <span className="filter-size">{label.replace(" · ", "\n")}</span>
              <span className="filter-tally">{count}</span>
            </label>
          </li>
        ))}
      </ul>
    );
  });
}

/** "XS" and "2XL" are letters, "36–38" and "US 10" numbers, "158–165" is how tall somebody is, or how long a thing. */
function sizeKind(label: string): string {
  const number = /[sml]$/i.test(label) ? null : /\d+/.exec(label);
  if (!number) return "letters";
  return Number(number[0]) < 100 ? "numbers" : "heights";
}
