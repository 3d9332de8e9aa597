import { languages } from "#commerce/shared/regions/schema.ts";
import { type ExportColumns, sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { documents } from "./documents/reads.ts";
import { type Document, DocumentFilter } from "./documents/schema.ts";
import { pictures } from "./pictures/reads.ts";
import { type Picture, PictureFilter } from "./pictures/schema.ts";

/**
 * The library's filtered lists as files, for staff with permission to export. Their addresses are not below those of
 * the lists, where "export" could be the name of a picture.
 */
export function libraryExportRoutes(app: App, { db, alias }: { db: Db; alias: string }): void {
  const onRequest = [staffOnly(db, "media:read"), staffOnly(db, "exports:write"), noStore];

  const ofPictures = { schema: { querystring: PictureFilter }, onRequest };
  app.get("/exports/pictures.csv", ofPictures, ({ query }, reply) =>
    sendExport(db, reply, {
      type: "media",
      name: "pictures",
      filter: { ...query, kind: "image" },
      columns: pictureColumns,
      batches: pictures.each(db, alias, query),
    }),
  );

  const ofDocuments = { schema: { querystring: DocumentFilter }, onRequest };
  app.get("/exports/documents.csv", ofDocuments, ({ query }, reply) =>
    sendExport(db, reply, {
      type: "media",
      name: "documents",
      filter: { ...query, kind: "document" },
      columns: documentColumns,
      batches: documents.each(db, alias, query),
    }),
  );
}

const pictureColumns: ExportColumns<Picture> = [
  ["id", ({ id }) => id],
  ["title", ({ title }) => title],
  ...languages.map((language) => [`alt_${language}`, ({ alt }: Picture) => alt[language]] as const),
  ["format", ({ format }) => format],
  ["width", ({ width }) => width],
  ["height", ({ height }) => height],
  ["bytes", ({ bytes }) => bytes],
  ["updatedAt", ({ updatedAt }) => updatedAt],
  ["deletedAt", ({ deletedAt }) => deletedAt],
];

const documentColumns: ExportColumns<Document> = [
  ["id", ({ id }) => id],
  ["title", ({ title }) => title],
  ["address", ({ address }) => address],
  ["bytes", ({ bytes }) => bytes],
  ["updatedAt", ({ updatedAt }) => updatedAt],
  ["deletedAt", ({ deletedAt }) => deletedAt],
];
