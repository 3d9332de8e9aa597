import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Static } from "typebox";
import type { Document, DocumentPage } from "#commerce/catalog/office/documents/schema.ts";
import { DocumentUpload } from "../../components/documents/document-upload.tsx";
import { binBulk, LibraryLinks } from "../../components/library/library.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import { useLanguage, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { sizeText } from "../../runtime/sizes.ts";

type ListAnswer = Static<typeof DocumentPage>;

/** The list's filters as API parameters. */
const asked = ({ q, show }: ListSearch) => ({ q, show });

const listFor = (mayWrite: boolean, isBin: boolean, sizeOf: (bytes: number) => string): ListOf<Document> => ({
  name: isBin ? "document-bin" : "documents",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { ...asked(search), sort: search.sort, page: pageOf(search), limit: limitOf(search), count: "no" };
    return { rows: (await get<ListAnswer>("/staff/documents", query, signal)).data };
  },
  count: async (search, signal) => {
    const { meta } = await get<ListAnswer>("/staff/documents", { ...asked(search), count: "only" }, signal);
    return { total: meta.total, isExact: meta.isExact };
  },
  id: ({ id }) => id,
  title: ({ id, title }) => title || id,
  path: ({ id }) => `/documents/${encodeURIComponent(id)}`,
  columns: [
    {
      id: "name",
      label: "document",
      sort: "name",
      cell: ({ id, title }) => (
        <>
          {title || id}
          <span className="list-sub">{id}</span>
        </>
      ),
    },
    {
      id: "size",
      label: "documentSize",
      sort: "size",
      isNumeric: true,
      cell: ({ bytes }) => sizeOf(bytes),
    },
    {
      id: "changed",
      label: "documentChanged",
      sort: "changed",
      cell: ({ updatedAt }, { formats }) => formats.moment(updatedAt),
    },
  ],
  empty: isBin ? "binEmpty" : "noPdfs",
  filters: isBin
    ? []
    : [{ name: "show", label: "pictureUse", options: ({ say }) => [["unused", say("unusedDocuments")]] }],
  ...(isBin && { fixed: { show: "deleted" } }),
  ...(mayWrite && { bulk: binBulk("documents", isBin) }),
});

export function DocumentsPage() {
  const say = useText();
  const mayWrite = useMay("media:write");
  const search = useSearch({ strict: false }) as ListSearch;
  const isBin = search.show === "deleted";
  const language = useLanguage();
  const list = useMemo(() => listFor(mayWrite, isBin, sizeText(language)), [mayWrite, isBin, language]);
  const actions = (
    <>
      <LibraryLinks part="documents" isBin={isBin} />
      <ExportLink path="/exports/documents.csv" query={asked(search)} />
    </>
  );
  return (
    <Page name={say("documents")} permission="media:read" actions={actions}>
      {!isBin && mayWrite && <DocumentUpload onUploaded={() => undefined} />}
      <List key={list.name} list={list} />
    </Page>
  );
}
