import { useId } from "react";
import { carrierNames, recogniseCarrier } from "#commerce/sales/orders/tracking-numbers/rules.ts";
import { Datalist, TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";

export type TrackingValue = { number: string; carrier: string };
type Props = {
  value: TrackingValue;
  change: (value: TrackingValue) => void;
  problems?: Record<string, string>;
};

/** A parcel's tracking number and carrier. The carrier is suggested when the number's format identifies it. */
export function Tracking({ value, change, problems = {} }: Props) {
  const say = useText();
  const names = useId();
  const known = recogniseCarrier(value.number);
  const type = (number: string) => {
    const [before, now] = [recogniseCarrier(value.number), recogniseCarrier(number)];
    const isOurs = value.carrier === "" || value.carrier === before;
    change({ number, carrier: isOurs ? (now ?? (before ? "" : value.carrier)) : value.carrier });
  };
  return (
    <div className="fields-2">
      <TextField
        label={say("trackingNumber")}
        value={value.number}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        hint={known ? say("carrierRecognised", { carrier: known }) : undefined}
        problem={problems.tracking_number}
        onChange={({ target }) => type(target.value)}
      />
      <TextField
        label={say("carrier")}
        value={value.carrier}
        maxLength={100}
        list={names}
        autoComplete="off"
        problem={problems.shipping_provider}
        onChange={({ target }) => change({ ...value, carrier: target.value })}
      />
      <Datalist id={names} values={carrierNames} />
    </div>
  );
}
