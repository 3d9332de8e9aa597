import { type SizeSystem, sizeSystems } from "#commerce/shared/sizes/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import type { FinderProps } from "./finder.ts";
import { FinderForm, Fit } from "./finder-form.tsx";
import { footFit } from "./fit.ts";
import { MeasureDrawing, usualFoot } from "./measure-drawing.tsx";
import { MeasureField, measureIn } from "./measure-field.tsx";
import "./measured-guide.css";
import { fromCentimetres, toCentimetres, unitsOf } from "#storefront/components/rider/units.ts";

/** A size on sale, in every system. */
export type BootSize = Record<SizeSystem, string>;

const heads: Record<SizeSystem, string> = { eu: "EU", us: "US", uk: "UK", mondo: "cm" };

/** Suggests a boot size from the foot's length, and lists all sizes in the four systems. */
export function BootFinder({
  rider,
  isImperial,
  onChange,
  onChoose,
  texts,
  sizes,
  chosen,
}: FinderProps & { sizes: BootSize[]; chosen?: string }) {
  const { locale } = useShop();
  const say = useText(texts);
  const units = unitsOf(isImperial);
  const fitting = footFit(
    rider.foot,
    sizes.map(({ eu }) => eu),
  );
  const fit = sizes.find(({ eu }) => eu === fitting);
  const number = (value: number) => plainNumber(String(value), locale.language);
  const range = [fromCentimetres(16, units), fromCentimetres(33, units)] as const;
  const read = (form: FormData) => {
    const typed = measureIn(form, "foot");
    return { foot: typed && toCentimetres(typed, units) };
  };
  const length = rider.foot ?? usualFoot;
  const foot = rider.foot && `${number(fromCentimetres(rider.foot, units))} ${units.length}`;

  return (
    <>
      <FinderForm
        rider={rider}
        isImperial={isImperial}
        onChange={onChange}
        texts={texts}
        read={read}
        units={["cm", "in"]}
        lead={
          <>
            <MeasureDrawing
              of="foot"
              units={units}
              names={[say("guide.heel"), say("guide.toe")]}
              foot={{ length, label: `${number(fromCentimetres(length, units))} ${units.length}` }}
            />
            <p>{say("guide.measure")}</p>
          </>
        }
      >
        <MeasureField
          name="foot"
          label={say("guide.foot", { unit: units.length })}
          value={rider.foot && fromCentimetres(rider.foot, units)}
          from={range[0]}
          to={range[1]}
          required
          problem={say("guide.problem.number", { from: number(range[0]), to: number(range[1]) })}
        />
      </FinderForm>
      <div aria-live="polite">
        {fit && foot && (
          <Fit
            size={`EU ${fit.eu}`}
            reasons={[say("guide.why.foot", { foot })]}
            onChoose={() => onChoose(fit.eu)}
            texts={texts}
          />
        )}
        {foot && !fit && <p className="size-guide-fit">{say("guide.none")}</p>}
      </div>
      <table className="chart">
        <thead>
          <tr>
            {sizeSystems.map((system) => (
              <th key={system} scope="col">
                {heads[system]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.eu} data-chosen={size.eu === (chosen ?? fitting) || undefined}>
              {sizeSystems.map((system) =>
                system === "eu" ? (
                  <th key={system} scope="row">
                    {size.eu}
                  </th>
                ) : (
                  <td key={system}>{plainNumber(size[system], locale.language)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
