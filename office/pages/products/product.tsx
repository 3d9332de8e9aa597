import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import { dropDraft } from "../../components/editor/drafts.ts";
import { Editor } from "../../components/editor/editor.tsx";
import { useRecord } from "../../components/editor/use-record.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Removal } from "../../components/removal.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get, messageOf, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { bodyOf, labels, type ProductValues, unreadOf, valuesOf } from "./form.ts";
import { Checklist } from "./sections/checklist.tsx";
import { GoesWith } from "./sections/goes-with.tsx";
import { Languages } from "./sections/languages/languages.tsx";
import { Law } from "./sections/law.tsx";
import { Options } from "./sections/options/options.tsx";
import { ProductOwnFields } from "./sections/own-fields.tsx";
import { Pictures } from "./sections/pictures.tsx";
import { Schedule } from "./sections/schedule.tsx";
import { SearchResult } from "./sections/search-result.tsx";
import { Specifications } from "./sections/specifications.tsx";
import { Status } from "./sections/status.tsx";
import { Texts } from "./sections/texts.tsx";
import { Variants } from "./sections/variants.tsx";
import { type ProductAnswer, useDetailsOf, WithDetails, withAllVariants } from "./variant-details.tsx";
import { changedNames } from "./variant-edits.ts";
import { type Variant, variantName } from "./variant-rules.ts";

const ProductParts = lazy(() => import("./product-sections.tsx"));
const PreviewDialog = lazy(() => import("./preview-dialog.tsx"));

/** Requests the details of the first variants, and the values of the others. */
const inPages = { variants: "first" };

/** The page of a product. One save sends the changes of all cards. */
export function ProductPage() {
  const say = useText();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("catalogue:read");
  const key = ["product", id];
  const record = useRecord({
    queryKey: key,
    read: async (signal) => withAllVariants(await get<ProductAnswer>(`/catalog/products/${id}`, inPages, signal)),
    enabled: mayRead,
  });
  const { data } = record;
  const above = <Link to="/products">{say("products")}</Link>;
  return (
    <Page
      name={data?.name ?? say("product")}
      permission="catalogue:read"
      above={above}
      actions={data && <Actions product={data} />}
      narrow
    >
      <Loaded query={record} lines={12}>
        {(product) => <Form key={id} product={product} queryKey={key} />}
      </Loaded>
    </Page>
  );
}

function Form({ product, queryKey }: { product: ProductV3; queryKey: string[] }) {
  const client = useQueryClient();
  const mayWrite = useMay("catalogue:write");
  const details = useDetailsOf(product.id);
  const save = async (changes: Partial<ProductValues>, version: number | undefined) => {
    const read = await details.load(unreadOf(changes, product));
    const body = { ...bodyOf(changes, product, read), version };
    const answer = await send<ProductAnswer>("PUT", `/catalog/products/${product.id}?variants=first`, body);
    const data = withAllVariants(answer);
    client.setQueryData(queryKey, data);
    details.forget();
    void client.invalidateQueries({ queryKey: ["list"] });
    void client.invalidateQueries({ queryKey: ["history"] });
    void client.invalidateQueries({ queryKey: ["checks"] });
    void client.invalidateQueries({ queryKey: ["variants-found"] });
    return { values: valuesOf(data), version: data.version, merged: answer.meta.merged ?? [] };
  };
  return (
    <fieldset disabled={!mayWrite}>
      <Editor<ProductValues>
        record={{ type: "product", id: String(product.id) }}
        stored={{ values: valuesOf(product), version: product.version }}
        save={save}
        labels={labels}
        partName={(field, part) => (field === "variants" ? nameOfVariant(part, product) : null)}
        detail={(name, value) => (name === "variants" ? changedVariants(value as Variant[], product) : null)}
        parts={(changed, faulty) => (
          <Suspense fallback={<div className="parts" />}>
            <ProductParts changed={changed} faulty={faulty} />
          </Suspense>
        )}
      >
        {(form) => (
          <WithDetails details={details}>
            <div className="columns-2">
              <div className="stack">
                <Texts form={form} />
                <Options form={form} />
                <Variants form={form} />
                <div id="pictures">
                  <Pictures form={form} options={product.options} />
                </div>
                <Languages form={form} id={product.id} />
                <Specifications form={form} />
                <ProductOwnFields form={form} />
                <GoesWith form={form} />
                <SearchResult form={form} />
                <Law form={form} />
              </div>
              <div className="stack">
                <Checklist id={product.id} />
                <Status form={form} />
                <Schedule form={form} />
              </div>
            </div>
          </WithDetails>
        )}
      </Editor>
    </fieldset>
  );
}

function nameOfVariant(id: string, { variants, options }: ProductV3): string | null {
  const variant = variants.find((one) => String(one.id) === id);
  return variant ? variantName(variant, options) : null;
}

const mostNamed = 3;

/** Names of the changed variants: "Glacier / 156, Ink / 152 +12". */
function changedVariants(variants: Variant[], { variants: stored, options }: ProductV3): string | null {
  const names = changedNames(variants, stored, options);
  const more = names.length > mostNamed ? ` +${names.length - mostNamed}` : "";
  return names.length > 0 ? names.slice(0, mostNamed).join(", ") + more : null;
}

function Actions({ product }: { product: ProductV3 }) {
  const say = useText();
  const { pair } = useFormats();
  const navigate = useNavigate();
  const client = useQueryClient();
  const mayWrite = useMay("catalogue:write");
  const [isPreviewing, setIsPreviewing] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: ["list"] });
  const { mutate: duplicate, isPending } = useMutation({
    mutationFn: () => send<{ data: { id: number } }>("POST", `/staff/products/${product.id}/duplicate`),
    onSuccess: async ({ data }) => {
      refresh();
      await navigate({ to: "/products/$id", params: { id: String(data.id) } });
    },
    onError: (error) => tell(messageOf(error, say)),
  });
  return (
    <>
      <a className="button" href={`/p/${product.uid}`} target="_blank" rel="noreferrer">
        {say("inShop")}
      </a>
      {mayWrite && (
        <>
          <button type="button" className="button" onClick={() => setIsPreviewing(true)}>
            {say("preview")}
          </button>
          {isPreviewing && (
            <Suspense>
              <PreviewDialog product={product} onClose={() => setIsPreviewing(false)} />
            </Suspense>
          )}
          <button type="button" className="button" disabled={isPending} onClick={() => duplicate()}>
            {say("duplicate")}
          </button>
          <Removal
            act={say("toBin")}
            title={pair(say("toBin"), product.name)}
            remove={() => send("POST", `/staff/products/${product.id}/bin`)}
            onRemoved={async () => {
              refresh();
              await dropDraft(`product/${product.id}`);
              await navigate({ to: "/products" });
            }}
          >
            {say("toBinText")}
          </Removal>
        </>
      )}
    </>
  );
}
