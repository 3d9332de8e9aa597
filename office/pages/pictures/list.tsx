import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Static } from "typebox";
import type { Picture, PicturePage } from "#commerce/catalog/office/pictures/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { binBulk, LibraryLinks, libraryOrder } from "../../components/library/library.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { Filter, ListOf } from "../../components/list/types.ts";
import { PictureDrop } from "../../components/pictures/picture-drop.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { versionUrl } from "../../runtime/pictures.ts";
import { useMay } from "../../runtime/session.ts";

const filters: Filter[] = [
  { name: "show", label: "pictureUse", options: ({ say }) => [["unused", say("unusedPictures")]] },
  {
    name: "missing_alt",
    label: "missingAlt",
    options: ({ say, formats }) => [
      ["all", say("everyLanguage")],
      ...languages.map((language) => [language, formats.languageName(language)] as const),
    ],
  },
  libraryOrder,
];

const tile: NonNullable<ListOf<Picture>["tile"]> = (picture, { say }) => (
  <>
    <Thumb picture={picture} />
    <span className="grid-name">{picture.title || picture.id}</span>
    <span className="grid-facts">
      {picture.width} × {picture.height}
      {Object.keys(picture.alt).length === 0 && <span className="tag">{say("noAlt")}</span>}
    </span>
  </>
);

/** The server does not deliver pictures in the bin, so the list shows an empty tile. */
const Thumb = ({ picture }: { picture: Picture }) =>
  picture.deletedAt ? (
    <span className="grid-picture" />
  ) : (
    <img className="grid-picture" src={versionUrl(picture, 240)} alt="" loading="lazy" />
  );

/** The list's filters as API parameters. */
const asked = ({ q, show, missing_alt }: ListSearch) => ({ q, show, missing_alt });

const listFor = (mayWrite: boolean, isBin: boolean): ListOf<Picture> => ({
  name: isBin ? "picture-bin" : "pictures",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { ...asked(search), sort: search.sort, page: pageOf(search), limit: limitOf(search), count: "no" };
    return { rows: (await get<Static<typeof PicturePage>>("/staff/pictures", query, signal)).data };
  },
  count: async (search, signal) => {
    const query = { ...asked(search), count: "only" };
    const { meta } = await get<Static<typeof PicturePage>>("/staff/pictures", query, signal);
    return { total: meta.total, isExact: meta.isExact };
  },
  id: ({ id }) => id,
  title: ({ id, title }) => title || id,
  path: ({ id }) => `/pictures/${encodeURIComponent(id)}`,
  columns: [],
  tile,
  empty: isBin ? "binEmpty" : "noPictures",
  filters: isBin ? [libraryOrder] : filters,
  ...(isBin && { fixed: { show: "deleted" } }),
  ...(mayWrite && { bulk: binBulk("pictures", isBin) }),
});

export function PicturesPage() {
  const say = useText();
  const client = useQueryClient();
  const mayWrite = useMay("media:write");
  const search = useSearch({ strict: false }) as ListSearch;
  const isBin = search.show === "deleted";
  const list = useMemo(() => listFor(mayWrite, isBin), [mayWrite, isBin]);
  const actions = (
    <>
      <LibraryLinks part="pictures" isBin={isBin} />
      <ExportLink path="/exports/pictures.csv" query={asked(search)} />
    </>
  );
  return (
    <Page name={say("pictures")} permission="media:read" actions={actions}>
      {!isBin && <PictureDrop onUploaded={() => void client.invalidateQueries({ queryKey: ["list", "pictures"] })} />}
      <List key={list.name} list={list} />
    </Page>
  );
}
