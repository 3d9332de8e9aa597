import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Editor } from "../../components/editor/editor.tsx";
import { Sections } from "../../components/editor/sections.tsx";
import { useRecord } from "../../components/editor/use-record.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Removal } from "../../components/removal.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { labels, type Promotion, type PromotionValues, valuesOf } from "./form.ts";
import { Codes } from "./sections/codes.tsx";
import { Counting, Limits } from "./sections/limits.tsx";
import { Names } from "./sections/names.tsx";
import { Results } from "./sections/results.tsx";
import { Saving } from "./sections/saving.tsx";
import { TryIt } from "./sections/trial.tsx";

type Answer = { data: Promotion; meta: { merged?: string[] } };

/** The page of one promotion: its discount, conditions and dates, its codes, and its results. */
export function PromotionPage() {
  const say = useText();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("promotions:read");
  const mayWrite = useMay("promotions:write");
  const key = ["promotion", id];
  const record = useRecord({
    queryKey: key,
    read: async (signal) => (await get<Answer>(`/promotions/${id}`, {}, signal)).data,
    enabled: mayRead,
  });
  const { data } = record;
  return (
    <Page
      name={data?.name ?? say("promoOne")}
      permission="promotions:read"
      above={<Link to="/promotions">{say("promotions")}</Link>}
      actions={data && mayWrite && <ToBin id={data.id} />}
      narrow
    >
      <Loaded query={record} lines={12}>
        {(promotion) => <Form key={id} promotion={promotion} queryKey={key} mayWrite={mayWrite} />}
      </Loaded>
    </Page>
  );
}

type FormProps = { promotion: Promotion; queryKey: string[]; mayWrite: boolean };

function Form({ promotion, queryKey, mayWrite }: FormProps) {
  const client = useQueryClient();
  const save = async (changes: Partial<PromotionValues>, version: number | undefined) => {
    const { data, meta } = await send<Answer>("PUT", `/promotions/${promotion.id}`, { ...changes, version });
    client.setQueryData(queryKey, data);
    void client.invalidateQueries({ queryKey: ["list", "promotions"] });
    void client.invalidateQueries({ queryKey: ["history"] });
    return { values: valuesOf(data), version: data.version, merged: meta.merged ?? [] };
  };
  return (
    <>
      <Editor<PromotionValues>
        record={{ type: "promotion", id: String(promotion.id) }}
        stored={{ values: valuesOf(promotion), version: promotion.version }}
        save={save}
        labels={labels}
        parts={() => <Sections />}
      >
        {(form) => (
          <div className="columns-2">
            <fieldset className="stack" disabled={!mayWrite}>
              <Saving form={form} />
              <Limits form={form} />
              <Names form={form} />
            </fieldset>
            <div className="stack">
              <fieldset disabled={!mayWrite}>
                <Counting form={form} />
              </fieldset>
              <TryIt form={form} />
            </div>
          </div>
        )}
      </Editor>
      <div className="columns-even below">
        {promotion.redemption_type === "COUPON" && <Codes id={promotion.id} />}
        <Results id={promotion.id} />
      </div>
    </>
  );
}

function ToBin({ id }: { id: number }) {
  const say = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <Removal
      act={say("toBin")}
      remove={() => send("POST", `/staff/promotions/${id}/bin`)}
      onRemoved={async () => {
        await navigate({ to: "/promotions" });
        await client.invalidateQueries({ queryKey: ["list"] });
      }}
    >
      {say("promoBinText")}
    </Removal>
  );
}
