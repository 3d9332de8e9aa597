import { useQuery } from "@tanstack/react-query";
import { memo, useState } from "react";
import { useController } from "react-hook-form";
import type { Static } from "typebox";
import type { ProductPage } from "#commerce/catalog/office/list-schema.ts";
import { RowActs } from "../../../components/row-acts.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import type { ProductForm } from "../form.ts";

/** Related products and add-ons. */
export const GoesWith = memo(function GoesWith({ form }: { form: ProductForm }) {
  const say = useText();
  return (
    <section className="card" id="goes-with">
      <h2>{say("goesWith")}</h2>
      <div className="stack">
        <Products form={form} name="related_products" label="relatedProducts" hint="relatedHint" />
        <Products form={form} name="add_ons" label="addOns" hint="addOnsHint" />
      </div>
    </section>
  );
});

type Props = { form: ProductForm; name: "related_products" | "add_ons"; label: Key; hint: Key };

function Products({ form, name, label, hint }: Props) {
  const say = useText();
  const { field, fieldState } = useController({ control: form.control, name });
  const [words, setWords] = useState("");
  const q = words.trim();
  const { data } = useQuery({
    queryKey: ["find-products", q],
    queryFn: ({ signal }) =>
      get<Static<typeof ProductPage>>("/staff/products", { q, limit: 8, sort: "name", count: "no" }, signal),
    enabled: q.length > 1,
  });
  const uids = field.value;
  const own = form.getValues("uid");
  const found = q.length > 1 ? (data?.data ?? []).filter(({ uid }) => uid !== own && !uids.includes(uid)) : [];
  const add = (uid: string) => {
    field.onChange([...uids, uid]);
    setWords("");
  };
  return (
    <fieldset className="stack-tight">
      <legend className="field-label">{say(label)}</legend>
      <p className="field-hint">{say(hint)}</p>
      {fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
      <ol className="goes-with">
        {uids.map((uid, place) => (
          <li key={uid}>
            <span>{uid}</span>
            <RowActs
              name={uid}
              place={place}
              count={uids.length}
              move={(to) => field.onChange(uids.toSpliced(place, 1).toSpliced(to, 0, uid))}
              remove={() => field.onChange(uids.filter((one) => one !== uid))}
            />
          </li>
        ))}
      </ol>
      <input
        type="search"
        className="input"
        aria-label={say("findProduct", { name: say(label) })}
        placeholder={say("findProduct", { name: say(label) })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {found.length > 0 && (
        <ul className="found">
          {found.map(({ id, uid, name: called, sku }) => (
            <li key={id}>
              <button type="button" className="found-one" onClick={() => add(uid)}>
                <strong>{called}</strong> <span className="list-sub">{sku}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
