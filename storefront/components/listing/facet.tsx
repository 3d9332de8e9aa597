import { SwatchDot } from "#storefront/components/product/swatch-dot.tsx";
import { classes } from "#ui/classes.ts";
import { Check } from "#ui/field.tsx";
import type { FacetValue, FacetView } from "./list-controls.ts";
import { RangeFields } from "./range-fields.tsx";
import { scalesOf, sizeScale } from "./size-scale.ts";
import "./facet.css";

/** Whether a choice would leave no product. It stays where it is and cannot be chosen. */
const leadsNowhere = ({ count, checked }: Pick<FacetValue, "count" | "checked">): boolean => count === 0 && !checked;

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
          <Check name={name} value={value} defaultChecked={checked} disabled={leadsNowhere({ count, checked })}>
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
            <input
              type="checkbox"
              className="cover-input"
              name={own}
              value={value}
              defaultChecked={checked}
              disabled={leadsNowhere({ count, checked })}
            />
            <SwatchDot hexColours={hexColours} className="filter-dot" />
            <span>{label}</span>
            <span className="filter-tally">{count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Sizes are many and short, so they stand four per row. Those of each group, or of each scale, have their own rows. */
function SizeTiles({ facet: { name, values, heads } }: { facet: FacetView }) {
  // The same number on every size says nothing.
  const isCounted = values.some(({ count }) => count !== values[0]?.count);
  const scales = scalesOf(values.map(({ label }) => label));
  const headOf = ({ group, label }: FacetValue) => group ?? ((scales.length > 1 && heads?.[sizeScale(label)]) || "");
  const sorted = inScales(values);
  const groups = [...new Set(sorted.map(headOf))].map((head) => ({
    head,
    sizes: sorted.filter((value) => headOf(value) === head),
  }));
  return groups.map(({ head, sizes }) => (
    <div key={head} className="filter-sizes">
      {head && <p className="filter-head">{head}</p>}
      <ul
        className={classes(
          "filter-tiles",
          sizes.some(({ short, label }) => isWide(short ?? label)) && "filter-tiles-wide",
        )}
      >
        {sizes.map(({ value, label, short, count, checked }) => (
          <li key={value}>
            <label className="filter-tile">
              <input
                type="checkbox"
                className="cover-input"
                name={name}
                value={value}
                defaultChecked={checked}
                disabled={leadsNowhere({ count, checked })}
                aria-label={short && label}
              />
              <span className="filter-size">{short ?? label}</span>
              {isCounted && <span className="filter-tally">{count}</span>}
            </label>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Letters before numbers, and numbers before lengths. */
const inScales = (values: readonly FacetValue[]): FacetValue[] =>
  scalesOf(values.map(({ label }) => label)).flatMap((scale) =>
    values.filter(({ label }) => sizeScale(label) === scale),
  );

/** Ranges and pairs need a third of the row. */
const isWide = (label: string): boolean => label.length > 5;
