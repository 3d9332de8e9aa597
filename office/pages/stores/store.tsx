import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Editor } from "../../components/editor/editor.tsx";
import { Sections } from "../../components/editor/sections.tsx";
import { useRecord } from "../../components/editor/use-record.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Removal } from "../../components/removal.tsx";
import { useText, WithTexts } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { labels, type Store, type StoreValues, valuesOf } from "./form.ts";
import { About } from "./sections/about.tsx";
import { Hours } from "./sections/hours.tsx";
import { Offers } from "./sections/offers.tsx";
import { Place } from "./sections/place.tsx";
import { Shelf } from "./sections/shelf.tsx";

type Answer = { data: Store; meta: { merged?: string[] } };

export const StorePage = () => (
  <WithTexts of="stores">
    <One />
  </WithTexts>
);

/** The page of one store: details, address, opening hours, services and stock. */
function One() {
  const say = useText();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("stores:read");
  const mayWrite = useMay("stores:write");
  const record = useRecord({
    queryKey: ["store", id],
    read: async (signal) => (await get<Answer>(`/stores/${id}`, {}, signal)).data,
    enabled: mayRead,
  });
  const { data } = record;
  return (
    <Page
      name={data?.name ?? say("storeOne")}
      permission="stores:read"
      above={<Link to="/stores">{say("stores")}</Link>}
      actions={data && mayWrite && <Actions store={data} />}
      narrow
    >
      <Loaded query={record} lines={12}>
        {(store) => <Form key={id} store={store} mayWrite={mayWrite} />}
      </Loaded>
    </Page>
  );
}

function Form({ store, mayWrite }: { store: Store; mayWrite: boolean }) {
  const client = useQueryClient();
  const maySeeShelf = useMay("stock:read");
  const save = async (changes: Partial<StoreValues>, version: number | undefined) => {
    const { data, meta } = await send<Answer>("PUT", `/stores/${store.id}`, { ...changes, version });
    client.setQueryData(["store", String(store.id)], data);
    for (const queryKey of [["list", "stores"], ["store-facets"], ["history"]])
      void client.invalidateQueries({ queryKey });
    return { values: valuesOf(data), version: data.version, merged: meta.merged ?? [] };
  };
  return (
    <>
      <Editor<StoreValues>
        record={{ type: "store", id: String(store.id) }}
        stored={{ values: valuesOf(store), version: store.version }}
        save={save}
        labels={labels}
        parts={() => <Sections />}
      >
        {(form) => (
          <div className="columns-2">
            <fieldset className="stack" disabled={!mayWrite}>
              <About form={form} />
              <Place form={form} />
              <Hours form={form} />
            </fieldset>
            <fieldset className="stack" disabled={!mayWrite}>
              <Offers form={form} />
            </fieldset>
          </div>
        )}
      </Editor>
      {maySeeShelf && (
        <div className="below">
          <Shelf id={store.id} />
        </div>
      )}
    </>
  );
}

function Actions({ store }: { store: Store }) {
  const say = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <>
      {store.is_visible && (
        <a className="button" href={`/stores/${store.slug}`} target="_blank" rel="noreferrer">
          {say("storeSee")}
        </a>
      )}
      <Removal
        act={say("storeRemove")}
        remove={() => send("DELETE", `/stores/${store.id}`)}
        onRemoved={async () => {
          await navigate({ to: "/stores" });
          for (const queryKey of [["list", "stores"], ["store-facets"]]) void client.invalidateQueries({ queryKey });
        }}
      >
        {say("storeRemoveText")}
      </Removal>
    </>
  );
}
