import { useShop } from "#storefront/app/shop.tsx";
import { isFahrenheitIn, temperatures, toFahrenheit } from "#storefront/components/product-facts/measured.ts";
import "./drawings.css";

/** The temperatures on the scale, in degrees Celsius, and the units of the drawing for each degree. */
const marks = [-30, -20, -10, 0, 10];
const step = 5;
const placeOf = (celsius: number): number => Math.min(200, Math.max(0, (celsius + 30) * step));

/** In which temperatures something keeps warm. `value` is the fact as it is stored: "-12–0". */
export function TemperatureScale({ value, label }: { value: string; label: string }) {
  const { locale } = useShop();
  const [, low, high] = temperatures.exec(value) ?? [];
  const [from, to] = [placeOf(Number(low)), placeOf(Number(high))];
  const at = (place: number) => Math.min(194, Math.max(0, place - 3));
  const said = (celsius: number) =>
    `${isFahrenheitIn(locale.intl) ? toFahrenheit(celsius) : celsius}°`.replace("-", "−");
  return (
    <svg viewBox="-8 0 216 34" className="drawing" role="img" aria-label={label}>
      <path
        className="drawing-line drawing-faint"
        d={`M0 20H200${marks.map((mark) => `M${placeOf(mark)} 8V20`).join("")}`}
      />
      <path d={`M${from} 12H${to}V20H${from}Z`} fill="var(--ink)" />
      <path className="drawing-hot" d={`M${at(from)} 2h6v18h-6ZM${at(to)} 2h6v18h-6Z`} />
      {marks.map((mark) => (
        <text key={mark} className="drawing-small" x={placeOf(mark)} y={31} textAnchor="middle">
          {said(mark)}
        </text>
      ))}
    </svg>
  );
}
