import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { SelectField, TextField } from "../../components/field.tsx";
import { useText } from "../../i18n/text.tsx";
import { ApiProblem, send } from "../../runtime/api.ts";
import { useCountries } from "./countries.ts";
import type { Store } from "./form.ts";
import { positionOf } from "./position.ts";

const blank = { name: "", street: "", postal_code: "", city: "", country: "" };

/** The minimum for a new store. It is hidden until the rest is filled in on its page. */
export function NewStoreDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const countries = useCountries();
  const { register, handleSubmit } = useForm({ defaultValues: blank });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: typeof blank) => {
      const spot = (await positionOf(values)) ?? { lat: 0, lng: 0 };
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body = { ...values, ...spot, time_zone, hours: { week: [] }, is_visible: false };
      return (await send<{ data: Store }>("POST", "/stores", body)).data;
    },
    onSuccess: async ({ id }) => {
      for (const queryKey of [["list", "stores"], ["store-facets"]]) void client.invalidateQueries({ queryKey });
      await navigate({ to: "/stores/$id", params: { id: String(id) } });
    },
  });
  const problems = error instanceof ApiProblem ? error.body.errors : undefined;
  return (
    <Dialog title={say("storeNew")} onClose={onClose}>
      <DialogForm
        act={say("create")}
        isChecked
        isDisabled={isPending}
        error={!problems && error}
        onLeave={onClose}
        onSubmit={() => void handleSubmit((values) => mutate(values))()}
      >
        <TextField
          label={say("name")}
          required
          maxLength={120}
          problem={problems?.name ?? problems?.slug}
          {...register("name")}
        />
        <TextField label={say("streetField")} required maxLength={200} {...register("street")} />
        <div className="fields-2">
          <TextField label={say("postalCodeField")} maxLength={16} {...register("postal_code")} />
          <TextField label={say("cityField")} required maxLength={100} {...register("city")} />
        </div>
        <SelectField
          label={say("country")}
          required
          problem={problems?.country}
          {...register("country")}
          options={countries.map(([code, name]) => [code, name])}
        >
          <option value="" />
        </SelectField>
        <p className="field-hint">{say("storeStays")}</p>
      </DialogForm>
    </Dialog>
  );
}
