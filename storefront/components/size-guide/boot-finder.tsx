import type { FormEvent } from "react";
import { type SizeSystem, sizeSystems } from "#commerce/shared/sizes/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "./choices.tsx";
import type { FinderProps } from "./finder.ts";
import { footFit } from "./fit.ts";
import { MeasureField, measureIn } from "./measure-field.tsx";
import { fromCentimetres, toCentimetres, unitsOf } from "./units.ts";

/** A size that is sold, in every system. */
export type BootSize = Record<SizeSystem, string>;

const heads: Record<SizeSystem, string> = { eu: "EU", us: "US", uk: "UK", mondo: "cm" };

/** A foot's length → a boot's size, and all sizes as the four systems call them. */
export function BootFinder({
  rider,
  isImperial,
  onChange,
  onChoose,
  texts,
  sizes,
}: FinderProps & { sizes: BootSize[] }) {
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
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands events on to the form that the guide belongs to.
    event.stopPropagation();
    const foot = measureIn(new FormData(event.currentTarget), "foot");
    onChange({ ...rider, foot: foot && toCentimetres(foot, units) });
  };
  const foot = rider.foot && `${number(fromCentimetres(rider.foot, units))} ${units.length}`;

  return (
    <>
      <form className="stack" onSubmit={onSubmit} key={String(isImperial)}>
        <p>{say("guide.measure")}</p>
        <Choices
          legend={say("guide.units")}
          values={[
            ["metric", "cm"],
            ["imperial", "in"],
          ]}
          chosen={isImperial ? "imperial" : "metric"}
          onChoose={(chosen) => onChange({ ...rider, isImperial: chosen === "imperial" })}
        />
        <MeasureField
          name="foot"
          label={say("guide.foot", { unit: units.length })}
          value={rider.foot && fromCentimetres(rider.foot, units)}
          from={range[0]}
          to={range[1]}
          required
          problem={say("guide.problem.number", { from: number(range[0]), to: number(range[1]) })}
        />
        <Button type="submit" wide>
          {say("guide.show")}
        </Button>
        <p className="muted text-s">{say("guide.local")}</p>
      </form>
      <div aria-live="polite">
        {fit && foot && (
          <section className="size-guide-fit">
            <p className="display display-4">{say("guide.yours", { size: `EU ${fit.eu}` })}</p>
            <ul>
              <li>{say("guide.why.foot", { foot })}</li>
            </ul>
            <Button onClick={() => onChoose(fit.eu)}>{say("guide.choose", { size: `EU ${fit.eu}` })}</Button>
          </section>
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
            <tr key={size.eu} data-chosen={size.eu === fitting || undefined}>
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
