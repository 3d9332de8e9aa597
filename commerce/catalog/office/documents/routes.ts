import { Type } from "typebox";
import { changeInLibrary, type LibraryServices, moveAsset } from "#commerce/catalog/office/pictures/actions.ts";
import { refuse } from "#commerce/catalog/office/pictures/routes.ts";
import { ByName } from "#commerce/catalog/office/pictures/schema.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { fail } from "#platform/result.ts";
import { documents, findDocumentUses } from "./reads.ts";
import { DocumentChange, DocumentPage, DocumentQuery, MergedDocument, OneWithUses } from "./schema.ts";

const noDocument = fail("asset-not-found", "There is no such document.");

/** The office's library of documents: find, name, move to the bin and restore. */
export function documentRoutes(app: App, services: LibraryServices): void {
  const { db, alias } = services;
  const onRequest = [staffOnly(db, { read: "media:read", write: "media:write" }), noStore];
  const keyOf = (id: string) => ({ alias, kind: "document", id }) as const;

  const listing = { schema: { querystring: DocumentQuery, response: { 200: DocumentPage } }, onRequest };
  app.get("/staff/documents", listing, async ({ query }) => {
    const { rows, ...counted } = await documents.list(db, alias, query);
    return { data: rows, meta: { ...counted, page: query.page, limit: query.limit } };
  });

  const reading = { schema: { params: ByName, response: { 200: OneWithUses } }, onRequest };
  app.get("/staff/documents/:id", reading, async ({ params: { id } }, reply) => {
    const [document, uses] = await Promise.all([documents.find(db, alias, id), findDocumentUses(db, alias, id)]);
    return document ? { data: { ...document, uses }, meta: {} } : refuse(reply, noDocument.problem);
  });

  const changing = { schema: { params: ByName, body: DocumentChange, response: { 200: MergedDocument } }, onRequest };
  app.patch("/staff/documents/:id", changing, async ({ params: { id }, body }, reply) => {
    if (!(await documents.find(db, alias, id))) return refuse(reply, noDocument.problem);
    const changed = await changeInLibrary(services, keyOf(id), body);
    if (!changed.ok) return refuse(reply, changed.problem);
    const document = await documents.find(db, alias, id);
    const { merged } = changed.value;
    const meta = merged.length > 0 ? { merged } : {};
    return document ? { data: document, meta } : refuse(reply, noDocument.problem);
  });

  const moving = { schema: { params: ByName, response: { 204: Type.Null() } }, onRequest };
  for (const [step, isDeleted] of [
    ["bin", true],
    ["restore", false],
  ] as const)
    app.post(`/staff/documents/:id/${step}`, moving, async ({ params: { id } }, reply) =>
      (await moveAsset(services, keyOf(id), isDeleted))
        ? reply.code(204).send(null)
        : refuse(reply, noDocument.problem),
    );
}
