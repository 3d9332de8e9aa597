import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { CategoryV3 } from "#commerce/catalog/categories/staff-schema.ts";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import { Datalist, SelectField, TextField } from "../../components/field.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { ApiProblem, get, messageOf, send } from "../../runtime/api.ts";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";
import { handleOf } from "../../runtime/handle.ts";
import { useUsual } from "./sections/texts.tsx";

/** The minimum for a new product; the rest is edited on its own page. The product is hidden at first. */
export function NewProductPage() {
  const say = useText();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: object) => send<{ data: ProductV3 }>("POST", "/catalog/products", body),
    onSuccess: ({ data }) => navigate({ to: "/products/$id", params: { id: String(data.id) } }),
  });
  const { data: categories } = useQuery({
    queryKey: ["categories"],
    queryFn: ({ signal }) => get<{ data: CategoryV3[] }>("/catalog/categories", {}, signal),
  });
  const names = useCatalogueNames();
  const usual = useUsual("");
  const problems = (error instanceof ApiProblem && error.body.errors) || {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { uid, sku, kind, category } = Object.fromEntries(new FormData(event.currentTarget));
    mutate({ name, uid, sku, kind, is_visible: false, ...(category && { categories: [category] }) });
  };
  const handle = handleOf(name);
  const above = <Link to="/products">{say("products")}</Link>;
  return (
    <Page name={say("newProduct")} permission="catalogue:write" above={above} narrow>
      <form className="card stack form-short" onSubmit={submit} noValidate>
        <TextField
          label={say("productName")}
          name="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          problem={problems.name}
          required
        />
        <SelectField
          label={say("category")}
          name="category"
          problem={problems.categories}
          defaultValue=""
          options={categories?.data.map((one) => [one.uid, `${one.parent ? "– " : ""}${names.category(one)}`])}
        >
          <option value="">–</option>
        </SelectField>
        <TextField
          key={`uid-${handle}`}
          label={say("uid")}
          hint={say("uidHint")}
          name="uid"
          defaultValue={handle}
          problem={problems.uid}
          required
        />
        <TextField
          key={`sku-${handle}`}
          label={say("sku")}
          name="sku"
          defaultValue={handle.toUpperCase()}
          problem={problems.sku}
          required
        />
        <TextField
          label={say("kind")}
          name="kind"
          list="usual-kinds"
          defaultValue="snowboard"
          problem={problems.kind}
          required
        />
        <Datalist id="usual-kinds" values={usual?.kinds} nameOf={names.kind} />
        {error && Object.keys(problems).length === 0 && (
          <p className="note note-signal" role="alert">
            {messageOf(error, say)}
          </p>
        )}
        <button type="submit" className="button button-main" disabled={isPending}>
          {say("create")}
        </button>
      </form>
    </Page>
  );
}
