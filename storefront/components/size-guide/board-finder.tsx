import { useShop, useText } from "#storefront/app/shop.tsx";
import type { BoardSize } from "#storefront/components/product-facts/board-specs.ts";
import { type Rider, ridings } from "#storefront/components/rider/rider.ts";
import {
  fromCentimetres,
  fromKilograms,
  toCentimetres,
  toKilograms,
  unitsOf,
} from "#storefront/components/rider/units.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import { Select } from "#ui/field.tsx";
import { bootLabel, largestBootLabel } from "./boot-label.ts";
import { BootSelect } from "./boot-select.tsx";
import type { FinderProps } from "./finder.ts";
import { FinderForm, Fit } from "./finder-form.tsx";
import { boardFit, type Reason, waistFor } from "./fit.ts";
import { MeasureField, measureIn } from "./measure-field.tsx";

/** People who measure in inches say their height in feet and inches. */
const inchesPerFoot = 12;

/** Suggests a board's length from weight, height, boot size and riding style, with reasons. */
export function BoardFinder({
  rider,
  isImperial,
  onChange,
  onChoose,
  texts,
  sizes,
}: FinderProps & { sizes: BoardSize[] }) {
  const { locale } = useShop();
  const say = useText(texts);
  const t = useText();
  const units = unitsOf(isImperial);
  const fit = boardFit(sizes, rider);
  const number = (value: number) => plainNumber(String(value), locale.language);
  const weight = (kilograms: number) => `${number(fromKilograms(kilograms, units))} ${units.weight}`;
  const because = (reason: Reason): string => {
    const [from = 0, to = 0] = fit?.size.weight ?? [];
    const values = {
      weight: weight(rider.weight ?? 0),
      from: weight(from),
      to: weight(to),
      boot: bootLabel(rider.boot ?? "", locale.country),
      waist: `${number(waistFor(rider.boot ?? "") / 10)} cm`,
    };
    return say(`guide.why.${reason}`, values);
  };
  const range = (from: number, to: number) => say("guide.problem.number", { from: number(from), to: number(to) });
  const weights = [fromKilograms(15, units), fromKilograms(180, units)] as const;
  const tall = rider.height && Math.round(fromCentimetres(rider.height, units));

  const read = (form: FormData): Partial<Rider> => {
    const typedWeight = measureIn(form, "weight");
    const typedHeight = (measureIn(form, "feet") ?? 0) * inchesPerFoot + (measureIn(form, "height") ?? 0);
    return {
      weight: typedWeight && toKilograms(typedWeight, units),
      height: typedHeight > 0 ? toCentimetres(typedHeight, units) : undefined,
      boot: String(form.get("boot") ?? "") || undefined,
      riding: ridings.find((one) => one === form.get("riding")),
    };
  };

  return (
    <>
      <FinderForm
        rider={rider}
        isImperial={isImperial}
        onChange={onChange}
        texts={texts}
        read={read}
        units={["kg, cm", "lb, in"]}
      >
        <div className="size-guide-fields">
          <MeasureField
            name="weight"
            label={say("guide.weight", { unit: units.weight })}
            value={rider.weight && fromKilograms(rider.weight, units)}
            from={weights[0]}
            to={weights[1]}
            required
            problem={range(...weights)}
          />
          {isImperial ? (
            <div className="size-guide-fields">
              <MeasureField
                name="feet"
                label={say("guide.height", { unit: "ft" })}
                value={tall && Math.floor(tall / inchesPerFoot)}
                from={2}
                to={7}
                problem={range(2, 7)}
              />
              <MeasureField
                name="height"
                label={say("guide.height", { unit: units.length })}
                value={tall && tall % inchesPerFoot}
                from={0}
                to={11}
                problem={range(0, 11)}
              />
            </div>
          ) : (
            <MeasureField
              name="height"
              label={say("guide.height", { unit: units.length })}
              value={tall}
              from={80}
              to={220}
              problem={range(80, 220)}
            />
          )}
          <BootSelect boot={rider.boot} texts={texts} />
          <Select name="riding" label={say("guide.riding")} defaultValue={rider.riding ?? ""}>
            <option value="">{say("guide.any")}</option>
            {ridings.map((one) => (
              <option key={one} value={one}>
                {t(`specs.value-${one}`)}
              </option>
            ))}
          </Select>
        </div>
      </FinderForm>
      <div aria-live="polite">
        {fit && (
          <Fit
            size={fit.size.size}
            reasons={fit.reasons.map(because)}
            onChoose={() => onChoose(fit.size.size)}
            texts={texts}
          />
        )}
      </div>
      <table className="chart">
        <thead>
          <tr>
            <th scope="col">{t("catalogue.size")}</th>
            <th scope="col">{t("specs.rider-weight")}</th>
            <th scope="col">{t("specs.waist")}</th>
            <th scope="col">{say("guide.boots")}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.size} data-chosen={size.size === fit?.size.size || undefined}>
              <th scope="row">{size.size}</th>
              <td>
                {number(fromKilograms(size.weight[0], units))}–{weight(size.weight[1])}
              </td>
              <td>{number(size.waist / 10)} cm</td>
              <td>{largestBootLabel(size.waist, locale.country)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted text-s">{say("guide.note")}</p>
    </>
  );
}
