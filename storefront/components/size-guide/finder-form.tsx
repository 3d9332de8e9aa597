import type { FormEvent, ReactNode } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Button } from "#ui/button.tsx";
import { Choices } from "./choices.tsx";
import type { FinderProps } from "./finder.ts";
import type { Rider } from "./rider.ts";

type Props = Omit<FinderProps, "onChoose"> & {
  /** The labels of the two unit systems: "kg, cm" and "lb, in". */
  units: readonly [metric: string, imperial: string];
  /** Reads the typed values, in kilograms and centimetres. */
  read: (form: FormData) => Partial<Rider>;
  /** Placed above the choice of units. */
  lead?: ReactNode;
  children: ReactNode;
};

/** The form for the rider's measures. */
export function FinderForm({ rider, isImperial, onChange, texts, units, read, lead, children }: Props) {
  const say = useText(texts);
  const [metric, imperial] = units;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would pass the event on to the form in which the guide is rendered.
    event.stopPropagation();
    onChange({ ...rider, ...read(new FormData(event.currentTarget)) });
  };
  return (
    <form className="stack" onSubmit={onSubmit} key={String(isImperial)}>
      {lead}
      <Choices
        legend={say("guide.units")}
        values={[
          ["metric", metric],
          ["imperial", imperial],
        ]}
        chosen={isImperial ? "imperial" : "metric"}
        onChoose={(chosen) => onChange({ ...rider, isImperial: chosen === "imperial" })}
      />
      {children}
      <Button type="submit" wide>
        {say("guide.show")}
      </Button>
      <p className="muted text-s">{say("guide.local")}</p>
    </form>
  );
}

type FitProps = Pick<FinderProps, "texts"> & { size: string; reasons: readonly string[]; onChoose: () => void };

/** The suggested size, the reasons, and a button to choose it. */
export function Fit({ size, reasons, onChoose, texts }: FitProps) {
  const say = useText(texts);
  return (
    <section className="size-guide-fit">
      <p className="display display-4">{say("guide.yours", { size })}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Button onClick={onChoose}>{say("guide.choose", { size })}</Button>
    </section>
  );
}
