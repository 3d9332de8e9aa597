import { useMutation } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { DecimalField } from "../../../components/decimal-field.tsx";
import { Datalist, SelectField, TextField } from "../../../components/field.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useCountries } from "../countries.ts";
import type { StoreForm } from "../form.ts";
import { positionOf } from "../position.ts";

/** The store's address, position on the map, and time zone. */
export function Place({ form }: { form: StoreForm }) {
  const say = useText();
  const countries = useCountries(form.watch("country"));
  const { errors } = form.formState;
  const { mutate, isPending } = useMutation({
    mutationFn: () => positionOf(form.getValues()),
    onSuccess: (spot) => {
      if (!spot) return tell(say("storeNowhere"));
      form.setValue("lat", spot.lat, { shouldDirty: true });
      form.setValue("lng", spot.lng, { shouldDirty: true });
    },
    onError: (error) => tell(error.message),
  });
  return (
    <section className="card" data-fields="street postal_code city state country lat lng time_zone">
      <h2>{say("storePlace")}</h2>
      <div className="stack">
        <TextField
          label={say("streetField")}
          maxLength={200}
          problem={errors.street?.message}
          {...form.register("street")}
        />
        <div className="fields-2">
          <TextField
            label={say("postalCodeField")}
            maxLength={16}
            problem={errors.postal_code?.message}
            {...form.register("postal_code")}
          />
          <TextField
            label={say("cityField")}
            maxLength={100}
            problem={errors.city?.message}
            {...form.register("city")}
          />
          <TextField
            label={say("storeRegion")}
            maxLength={100}
            problem={errors.state?.message}
            {...form.register("state")}
          />
          <SelectField
            label={say("country")}
            problem={errors.country?.message}
            {...form.register("country")}
            options={countries.map(([code, name]) => [code, name])}
          />
          <Degrees form={form} name="lat" label={say("storeLatitude")} most={90} />
          <Degrees form={form} name="lng" label={say("storeLongitude")} most={180} />
        </div>
        <div>
          <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
            {say("storeFind")}
          </button>
        </div>
        <TextField
          label={say("storeTimeZone")}
          list="time-zones"
          maxLength={60}
          problem={errors.time_zone?.message}
          {...form.register("time_zone")}
        />
        <Datalist id="time-zones" values={Intl.supportedValuesOf("timeZone")} />
      </div>
    </section>
  );
}

type DegreesProps = { form: StoreForm; name: "lat" | "lng"; label: string; most: number };

function Degrees({ form, name, label, most }: DegreesProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <DecimalField
      label={label}
      min={-most}
      max={most}
      problem={fieldState.error?.message}
      value={field.value}
      onChange={(degrees) => field.onChange(degrees ?? 0)}
    />
  );
}
