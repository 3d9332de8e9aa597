import { useMutation } from "@tanstack/react-query";
import { Datalist, SelectField, TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { tell } from "../../../layout/toasts.tsx";
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
  const degrees = { setValueAs: (text: unknown) => (text === "" ? 0 : Number(text)) };
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
          <TextField
            label={say("storeLatitude")}
            type="number"
            step="any"
            min={-90}
            max={90}
            problem={errors.lat?.message}
            {...form.register("lat", degrees)}
          />
          <TextField
            label={say("storeLongitude")}
            type="number"
            step="any"
            min={-180}
            max={180}
            problem={errors.lng?.message}
            {...form.register("lng", degrees)}
          />
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
