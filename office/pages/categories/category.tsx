import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import type { CategoryV3 } from "#commerce/catalog/categories/staff-schema.ts";
import { dropDraft } from "../../components/editor/drafts.ts";
import { Editor } from "../../components/editor/editor.tsx";
import { Sections } from "../../components/editor/sections.tsx";
import { useRecord } from "../../components/editor/use-record.ts";
import { CheckField, TextField } from "../../components/field.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Removal } from "../../components/removal.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { ApiProblem, get, send } from "../../runtime/api.ts";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";
import { useMay } from "../../runtime/session.ts";
import { bodyOf, type CategoryForm, type CategoryValues, conflictOf, labels, valuesOf } from "./form.ts";
import { Order } from "./sections/order.tsx";
import { Pictures } from "./sections/pictures.tsx";
import { RuleCard } from "./sections/rule.tsx";
import { Texts } from "./sections/texts.tsx";

type Answer = { data: CategoryV3; meta: { merged?: string[] } };

/** The page of a category, with its products, order, texts and pictures. One save sends the changes of all cards. */
export function CategoryPage() {
  const say = useText();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("catalogue:read");
  const key = ["category", id];
  const record = useRecord({
    queryKey: key,
    read: async (signal) => (await get<Answer>(`/catalog/categories/${id}`, {}, signal)).data,
    enabled: mayRead,
  });
  const { data } = record;
  const names = useCatalogueNames();
  return (
    <Page
      name={data ? names.category(data) : say("category")}
      permission="catalogue:read"
      above={<Link to="/categories">{say("categories")}</Link>}
      actions={data && <Actions category={data} />}
      narrow
    >
      <Loaded query={record} lines={12}>
        {(category) => <Form key={id} category={category} queryKey={key} />}
      </Loaded>
    </Page>
  );
}

function Form({ category, queryKey }: { category: CategoryV3; queryKey: string[] }) {
  const client = useQueryClient();
  const mayWrite = useMay("catalogue:write");
  const maySay = useMay("content:write");
  // Members who may write content only, such as translators, can change the texts and nothing else.
  const path = `/catalog/categories/${category.id}${mayWrite ? "" : "/texts"}`;
  const save = async (changes: Partial<CategoryValues>, version: number | undefined) => {
    try {
      const body = { ...bodyOf(changes), version };
      const { data, meta } = await send<Answer>("PUT", path, body);
      client.setQueryData(queryKey, data);
      for (const name of ["categories", "catalogue-names", "history", "category-products"])
        void client.invalidateQueries({ queryKey: [name] });
      return { values: valuesOf(data), version: data.version, merged: meta.merged ?? [] };
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== "conflict") throw error;
      const told = conflictOf(error.body.current ?? {}, error.body.kept ?? {}, changes);
      throw new ApiProblem({ ...error.body, ...told, fields: Object.keys(told.current) });
    }
  };
  return (
    <fieldset disabled={!mayWrite && !maySay}>
      <Editor<CategoryValues>
        record={{ type: "category", id: String(category.id) }}
        stored={{ values: valuesOf(category), version: category.version }}
        save={save}
        labels={labels}
        parts={() => <Sections />}
      >
        {(form) => (
          <div className="columns-2">
            <div className="stack">
              <fieldset className="stack" disabled={!mayWrite}>
                <RuleCard form={form} />
                <Order form={form} id={category.id} />
              </fieldset>
              <Texts form={form} isHosted={category.texts === undefined} />
            </div>
            <fieldset className="stack" disabled={!mayWrite}>
              <Basics form={form} />
              <Pictures form={form} />
            </fieldset>
          </div>
        )}
      </Editor>
    </fieldset>
  );
}

function Basics({ form: { register, formState } }: { form: CategoryForm }) {
  const say = useText();
  return (
    <section className="card" data-fields="name is_visible">
      <h2>{say("category")}</h2>
      <div className="stack">
        <TextField label={say("productName")} problem={formState.errors.name?.message} {...register("name")} />
        <CheckField label={say("visible")} {...register("is_visible")} />
      </div>
    </section>
  );
}

function Actions({ category }: { category: CategoryV3 }) {
  const say = useText();
  const { pair } = useFormats();
  const navigate = useNavigate();
  const client = useQueryClient();
  const mayWrite = useMay("catalogue:write");
  return (
    <>
      <a className="button" href={`/c/${category.uid}`} target="_blank" rel="noreferrer">
        {say("inShop")}
      </a>
      {mayWrite && (
        <Removal
          act={say("toBin")}
          title={pair(say("toBin"), category.name)}
          remove={() => send("POST", `/staff/categories/${category.id}/bin`)}
          onRemoved={async () => {
            await dropDraft(`category/${category.id}`);
            void client.invalidateQueries({ queryKey: ["categories"] });
            await navigate({ to: "/categories" });
          }}
        >
          {say("categoryBinText")}
        </Removal>
      )}
    </>
  );
}
