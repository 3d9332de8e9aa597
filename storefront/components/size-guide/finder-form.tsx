import type { FormEvent, ReactNode } from "react";
import { useText } from "#storefront/app/shop.tsx";
import type { Rider } from "#storefront/components/rider/rider.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "./choices.tsx";
import type { FinderProps } from "./finder.ts";
import "./finder-form.css";

type Props = Omit<FinderProps, "onChoose"> & {
  /** The labels of the two unit systems: "kg, cm" and "lb, in". Without them nothing has a unit. */
  units?: readonly [metric: string, imperial: string] | undefined;
  /** Reads the typed values, in kilograms and centimetres. */
  read: (form: FormData) => Partial<Rider>;
  /** Placed above the choice of units. */
  lead?: ReactNode;
  children: ReactNode;
};

/** The form for the rider's measures. */
export function FinderForm({ rider, isImperial, onChange, texts, units, read, lead, children }: Props) {
  const say = useText(texts);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would pass the event on to the form in which the guide is rendered.
    event.stopPropagation();
    onChange({ ...rider, ...read(new FormData(event.currentTarget)) });
  };
  return (
    <form className="stack finder-form" onSubmit={onSubmit} key={String(isImperial)}>
      {lead}
      {units && (
        <Choices
          legend={say("guide.units")}
          values={[
            ["metric", units[0]],
            ["imperial", units[1]],
          ]}
          chosen={isImperial ? "imperial" : "metric"}
          onChoose={(chosen) => onChange({ ...rider, isImperial: chosen === "imperial" })}
        />
      )}
      {children}
      <Button type="submit" wide>
        {say("guide.show")}
      </Button>
      <p className="muted text-s">{say("guide.local")}</p>
    </form>
  );
}

type FitProps = Pick<FinderProps, "texts"> & {
  size: string;
  reasons: readonly string[];
  onChoose?: (() => void) | undefined;
};

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
      {onChoose && <Button onClick={onChoose}>{say("guide.choose", { size })}</Button>}
    </section>
  );
}
