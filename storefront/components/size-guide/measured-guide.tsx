import { type ReactNode, useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import { TableTermsContext } from "#storefront/components/blocks/table-terms.ts";
import type { Rider } from "#storefront/components/rider/rider.ts";
import { fromCentimetres, toCentimetres, unitsOf } from "#storefront/components/rider/units.ts";
import { useRider } from "#storefront/components/rider/use-rider.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import { bootLabel } from "./boot-label.ts";
import { BootSelect } from "./boot-select.tsx";
import { FinderForm, Fit } from "./finder-form.tsx";
import { type Measure, MeasureDrawing, usualFoot } from "./measure-drawing.tsx";
import { MeasureField, measureIn } from "./measure-field.tsx";
import { guideTable, inUnits, type MeasureColumn, tableFit } from "./tables.ts";
import "./measured-guide.css";

type Props = {
  measure: Measure;
  blocks: readonly BlockView[];
  texts: AreaTexts<"size-guide">;
  /** The size that is chosen on the product's page. */
  chosen?: string;
  /** The sizes that the product is sold in; without, the guide only tells the size. */
  onChoose?: (size: string) => void;
  /** The guide's text around the finder, whose tables are shown in the reader's units. */
  children: (finder: ReactNode) => ReactNode;
};

/** Where to measure, a form for the measures, and the size in the merchant's own table with its reason. */
export function MeasuredGuide({ measure, blocks, texts, chosen, onChoose, children }: Props) {
  const { locale } = useShop();
  const say = useText(texts);
  const { rider, isImperial, change } = useRider();
  const [isAsked, setAsked] = useState(false);
  const units = unitsOf(isImperial);
  const table = guideTable(blocks);
  const number = (value: number) => plainNumber(String(value), locale.language);
  const long = (centimetres: number) => `${number(fromCentimetres(centimetres, units))} ${units.length}`;
  const isFoot = measure === "foot";
  const known = ({ column, unit }: MeasureColumn, of: Rider): number | undefined =>
    unit === "eu" ? Number(of.boot) || undefined : isFoot ? of.foot : of.body?.[`${measure}-${column}`];
  const values = Object.fromEntries(
    (table?.measured ?? []).map((one) => [one.column, known(one, rider)]).filter(([, value]) => value),
  );
  const fit = table && tableFit(table, values);
  const isKnown = Object.keys(values).length > 0;

  const read = (form: FormData): Partial<Rider> => {
    setAsked(true);
    const typed = (table?.measured ?? []).flatMap((one) => {
      const value = measureIn(form, `measure-${one.column}`);
      return value ? [[`${measure}-${one.column}`, toCentimetres(value, units)] as const] : [];
    });
    if (measure === "boot") return { boot: String(form.get("boot") ?? "") || undefined };
    return isFoot ? { foot: typed[0]?.[1] } : { body: { ...rider.body, ...Object.fromEntries(typed) } };
  };
  const field = (one: MeasureColumn) => {
    const [from = 0, to = 0] = isFoot ? [16, 33] : [8, 160];
    const ends = [fromCentimetres(from, units), fromCentimetres(to, units)] as const;
    const value = known(one, rider);
    return (
      <MeasureField
        key={`${one.column} ${value}`}
        name={`measure-${one.column}`}
        label={isFoot ? say("guide.foot", { unit: units.length }) : `${one.label} (${units.length})`}
        value={value && fromCentimetres(value, units)}
        from={ends[0]}
        to={ends[1]}
        problem={say("guide.problem.number", { from: number(ends[0]), to: number(ends[1]) })}
      />
    );
  };
  /** "EU 42", or the size itself where the table begins with it. */
  const sizeIn = (row: readonly string[]) => {
    const eu = isFoot && table ? table.columns.indexOf("EU") : 0;
    return eu > 0 ? `EU ${row[eu]}` : (row[0] ?? "");
  };
  const others = (row: readonly string[]) =>
    (table?.columns ?? []).flatMap((head, index) => (index > 0 && head !== "EU" ? [`${head} ${row[index]}`] : []));
  const reasons = fit
    ? [
        ...fit.reasons.map(({ label, value, unit, from, to }) =>
          isFoot
            ? say("guide.why.foot", { foot: long(value) })
            : say("guide.why.within", {
                measure: unit === "eu" ? say("guide.boot") : label,
                value: unit === "eu" ? bootLabel(String(value), locale.country) : long(value),
                from: unit === "eu" ? `EU ${number(from)}` : number(fromCentimetres(from, units)),
                to: unit === "eu" ? number(to) : long(to),
              }),
        ),
        ...(isFoot ? [others(fit.row).join(" · ")] : []),
      ]
    : [];
  const length = rider.foot ?? usualFoot;

  const finder = table && (
    <div className="measured-guide">
      <MeasureDrawing
        of={measure}
        units={units}
        names={isFoot ? [say("guide.heel"), say("guide.toe")] : table.measured.map(({ label }) => label)}
        foot={{ length, label: long(length) }}
      />
      <div className="measured-form">
        <FinderForm
          rider={rider}
          isImperial={isImperial}
          onChange={change}
          texts={texts}
          read={read}
          units={measure === "boot" ? undefined : ["cm", "in"]}
        >
          <div className="measured-fields">
            {measure === "boot" ? (
              <BootSelect key={rider.boot} boot={rider.boot} texts={texts} />
            ) : (
              table.measured.map(field)
            )}
          </div>
        </FinderForm>
        <div aria-live="polite">
          {fit && (
            <Fit
              size={sizeIn(fit.row)}
              reasons={reasons}
              onChoose={onChoose && (() => onChoose(sizeIn(fit.row)))}
              texts={texts}
            />
          )}
          {!fit && isKnown && isAsked && <p className="size-guide-fit">{say("guide.none")}</p>}
        </div>
      </div>
    </div>
  );
  const terms = {
    head: (head: string) => inUnits(head, head, units),
    cell: (head: string, cell: string) => inUnits(head, cell, units),
    own: fit?.row[0] ?? table?.rows.find((row) => row[0]?.toLowerCase() === chosen)?.[0],
  };
  return <TableTermsContext value={terms}>{children(finder)}</TableTermsContext>;
}
