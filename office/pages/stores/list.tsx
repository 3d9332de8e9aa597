import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { Static } from "typebox";
import type { StoreFacets, StoreRow, StoreRows } from "#commerce/stores/office/schema.ts";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import { useText, WithTexts } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { pictureUrl } from "../../runtime/pictures.ts";
import { useMay } from "../../runtime/session.ts";
import { ImportDialog } from "./import.tsx";
import { NewStoreDialog } from "./new.tsx";

type Row = Static<typeof StoreRow>;
type Countries = Static<typeof StoreFacets>["countries"];

/** The list's filters as API parameters. */
const asked = ({ q, country, state, whose }: ListSearch) => ({ q, country, state, whose });

const listWith = (countries: Countries): ListOf<Row> => ({
  name: "stores",
  isSearchable: true,
  searchHint: "storeSearchHint",
  load: async (search, signal) => {
    const query = { ...asked(search), sort: search.sort, page: pageOf(search), limit: limitOf(search) };
    const { data, meta } = await get<Static<typeof StoreRows>>("/staff/stores", query, signal);
    return { rows: data, total: meta.total, isExact: meta.isExact };
  },
  id: ({ id }) => String(id),
  title: ({ name }) => name,
  path: ({ id }) => `/stores/${id}`,
  columns: [
    {
      id: "name",
      label: "name",
      sort: "name",
      cell: ({ name, image, isOwn }, { say }) => (
        <span className="store-cell">
          {image ? <img src={pictureUrl(image, 96)} alt="" /> : <span className="store-blank" aria-hidden="true" />}
          <span>
            {name}
            <span className="list-sub">{say(isOwn ? "storeOwn" : "storeDealer")}</span>
          </span>
        </span>
      ),
    },
    {
      id: "city",
      label: "cityField",
      sort: "city",
      cell: ({ city, postalCode, street }) => (
        <>
          {postalCode} {city}
          <span className="list-sub">{street}</span>
        </>
      ),
    },
    { id: "country", label: "country", cell: ({ country }, { formats }) => formats.country(country.toUpperCase()) },
    {
      id: "status",
      label: "status",
      cell: ({ isVisible }, { say }) => (
        <span className={isVisible ? "tag tag-good" : "tag"}>{say(isVisible ? "visible" : "hidden")}</span>
      ),
    },
    {
      id: "pieces",
      label: "storeShelf",
      isNumeric: true,
      cell: ({ pieces }, { formats }) => formats.number(pieces),
    },
    {
      id: "changed",
      label: "changedAt",
      sort: "changed",
      isOptional: true,
      cell: ({ updatedAt }, { formats }) => formats.moment(updatedAt),
    },
  ],
  filters: [
    {
      name: "country",
      label: "country",
      options: ({ formats }) =>
        countries
          .map(({ code, stores }) => [code, `${formats.country(code.toUpperCase())} (${stores})`] as const)
          .sort((one, other) => one[1].localeCompare(other[1])),
    },
    {
      name: "state",
      label: "status",
      options: ({ say }) => [
        ["shown", say("visible")],
        ["hidden", say("hidden")],
      ],
    },
    {
      name: "whose",
      label: "storeWhose",
      options: ({ say }) => [
        ["own", say("storeOwn")],
        ["dealers", say("storeDealer")],
      ],
    },
  ],
});

export const StoresPage = () => (
  <WithTexts of="stores">
    <Stores />
  </WithTexts>
);

function Stores() {
  const say = useText();
  const mayRead = useMay("stores:read");
  const mayWrite = useMay("stores:write");
  const search = useSearch({ strict: false }) as ListSearch;
  const [open, setOpen] = useState<"new" | "import" | null>(null);
  const { data: countries } = useQuery({
    queryKey: ["store-facets"],
    queryFn: async ({ signal }) =>
      (await get<{ data: Static<typeof StoreFacets> }>("/staff/stores/facets", {}, signal)).data.countries,
    enabled: mayRead,
  });
  const list = useMemo(() => listWith(countries ?? []), [countries]);
  const actions = (
    <>
      <ExportLink path="/staff/stores/export" query={asked(search)} />
      {mayWrite && (
        <>
          <button type="button" className="button" onClick={() => setOpen("import")}>
            {say("import")}
          </button>
          <button type="button" className="button button-main" onClick={() => setOpen("new")}>
            {say("storeNew")}
          </button>
        </>
      )}
    </>
  );
  return (
    <Page name={say("stores")} permission="stores:read" actions={actions}>
      <List list={list} />
      {open === "new" && <NewStoreDialog onClose={() => setOpen(null)} />}
      {open === "import" && <ImportDialog onClose={() => setOpen(null)} />}
    </Page>
  );
}
