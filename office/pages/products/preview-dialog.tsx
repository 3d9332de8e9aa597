import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Static } from "typebox";
import type { PreviewChoices, PreviewLink } from "#commerce/catalog/office/preview/schema.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { SelectField, TextField } from "../../components/field.tsx";
import { FormProblem } from "../../components/form-problem.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get, send } from "../../runtime/api.ts";

const lengths = [1, 3, 7, 14, 30] as const;

type Props = { product: { id: number; name: string }; onClose: () => void };

/** Makes preview links to an unpublished product, for any market and language. */
export default function PreviewDialog({ product, onClose }: Props) {
  const say = useText();
  const { moment, pair } = useFormats();
  const client = useQueryClient();
  const path = `/staff/products/${product.id}/preview`;
  const key = ["product-preview", product.id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await get<Static<typeof PreviewChoices>>(path, {}, signal)).data,
  });
  const making = useMutation({
    mutationFn: (body: object) => send<Static<typeof PreviewLink>>("POST", path, body),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
  const ending = useMutation({
    mutationFn: () => send("DELETE", path),
    onSuccess: () => {
      making.reset();
      tell(say("previewEnded"));
      return client.invalidateQueries({ queryKey: key });
    },
  });
  const link = making.data?.data;
  return (
    <Dialog title={pair(say("preview"), product.name)} onClose={onClose}>
      <div className="stack">
        <p>{say("previewText")}</p>
        {error ? (
          <Failed again={() => void refetch()} />
        ) : data ? (
          <Choices locales={data.locales} isDisabled={making.isPending} make={(body) => making.mutate(body)} />
        ) : (
          <Skeleton lines={3} />
        )}
        <FormProblem error={making.error ?? ending.error} />
        {link && <Link {...link} />}
        {data && (
          <div className="dialog-foot">
            {!link && data.validUntil && (
              <span className="field-hint">{say("previewUntil", { time: moment(data.validUntil) })}</span>
            )}
            <button type="button" className="button button-danger" onClick={() => ending.mutate()}>
              {say("previewEnd")}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

type Locales = Static<typeof PreviewChoices>["data"]["locales"];
type ChoicesProps = { locales: Locales; isDisabled: boolean; make: (body: object) => void };

/** Choosing a country narrows the languages. */
function Choices({ locales, isDisabled, make }: ChoicesProps) {
  const say = useText();
  const formats = useFormats();
  const [country, setCountry] = useState(locales[0]?.country ?? "");
  const countries = [...new Set(locales.map((one) => one.country))]
    .map((code) => [code, formats.country(code.toUpperCase())] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    make({ locale: String(given.get("locale")), days: Number(given.get("days")) });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <div className="fields-3">
        <SelectField
          label={say("country")}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
          options={countries.map(([code, name]) => [code, name])}
        />
        <SelectField
          label={say("language")}
          name="locale"
          options={locales
            .filter((one) => one.country === country)
            .map(({ code, language }) => [code, formats.languageName(language)])}
        />
        <SelectField
          label={say("previewDays")}
          name="days"
          options={lengths.map((days) => [days, say("daysLong", { count: days })])}
        />
      </div>
      <button type="submit" className="button button-main" disabled={isDisabled}>
        {say("previewMake")}
      </button>
    </form>
  );
}

function Link({ url, validUntil }: { url: string; validUntil: string }) {
  const say = useText();
  const { moment } = useFormats();
  return (
    <div className="stack">
      <TextField
        label={say("previewLink")}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
        hint={say("previewUntil", { time: moment(validUntil) })}
      />
      <div className="page-actions">
        <a className="button button-main" href={url} target="_blank" rel="noreferrer">
          {say("previewOpen")}
        </a>
        <CopyButton text={() => url}>{say("copyLink")}</CopyButton>
      </div>
    </div>
  );
}
