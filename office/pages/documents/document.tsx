import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { Static } from "typebox";
import type { DocumentWithUses, MergedDocument, OneWithUses } from "#commerce/catalog/office/documents/schema.ts";
import { DocumentUpload } from "../../components/documents/document-upload.tsx";
import { Editor } from "../../components/editor/editor.tsx";
import { TextField } from "../../components/field.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useLanguage, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { sizeText } from "../../runtime/sizes.ts";
import { LibraryActions } from "../pictures/actions.tsx";
import { DocumentUses } from "./uses.tsx";

type Answer = Static<typeof OneWithUses>;
type MergedAnswer = Static<typeof MergedDocument>;
type Values = Pick<DocumentWithUses, "title">;
const pathOf = (id: string) => `/staff/documents/${encodeURIComponent(id)}`;

/** The page of one document: its title, its file, and where it is used. */
export function DocumentPage() {
  const say = useText();
  const { moment } = useFormats();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("media:read");
  const query = useQuery({
    queryKey: ["document", id],
    queryFn: async ({ signal }) => (await get<Answer>(pathOf(id), {}, signal)).data,
    enabled: mayRead,
  });
  const { data } = query;
  return (
    <Page
      name={data ? data.title || data.id : say("document")}
      permission="media:read"
      above={<Link to="/documents">{say("documents")}</Link>}
      actions={data && <LibraryActions kind="document" of={data} text="documentBinText" used="documentBinUsed" />}
      narrow
    >
      <Loaded query={query} lines={8}>
        {(data) =>
          data.deletedAt ? (
            <p className="note" role="status">
              {say("deleted")}, {moment(data.deletedAt)}
            </p>
          ) : (
            <Form key={id} document={data} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Form({ document }: { document: DocumentWithUses }) {
  const say = useText();
  const client = useQueryClient();
  const size = sizeText(useLanguage());
  const mayWrite = useMay("media:write");
  const key = ["document", document.id];
  const save = async (changes: Partial<Values>, version: number | undefined) => {
    const { data, meta } = await send<MergedAnswer>("PATCH", pathOf(document.id), { ...changes, version });
    client.setQueryData(key, { ...document, ...data });
    for (const queryKey of [["list"], ["documents"], ["history"]]) void client.invalidateQueries({ queryKey });
    return { values: { title: data.title }, version: data.version, merged: meta.merged ?? [] };
  };
  return (
    <Editor<Values>
      record={{ type: "media", id: `firn/document/${document.id}` }}
      stored={{ values: { title: document.title }, version: document.version }}
      save={save}
      labels={{ title: "pictureTitle" }}
    >
      {({ register, formState: { errors } }) => (
        <fieldset disabled={!mayWrite} className="stack">
          <section className="card">
            <h2>{say("document")}</h2>
            <div className="stack">
              <TextField
                label={say("pictureTitle")}
                maxLength={300}
                problem={errors.title?.message}
                {...register("title")}
              />
              <p className="field-hint">
                PDF, {size(document.bytes)} · {document.id}
              </p>
              <p>
                <a className="link" href={document.address} download>
                  {say("downloadDocument")}
                </a>
              </p>
              {mayWrite && (
                <DocumentUpload
                  replace={document.id}
                  onUploaded={() => {
                    void client.invalidateQueries({ queryKey: key });
                    tell(say("fileReplaced"));
                  }}
                />
              )}
            </div>
          </section>
          <DocumentUses uses={document.uses} />
        </fieldset>
      )}
    </Editor>
  );
}
