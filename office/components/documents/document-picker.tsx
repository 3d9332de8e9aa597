import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Static } from "typebox";
import type { Asset } from "#services/media/schema.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { handleOf } from "../../pages/products/handle.ts";
import { ApiProblem, get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { sendFile } from "../../runtime/upload.ts";
import { Dialog } from "../dialog.tsx";
import { Failed, Skeleton } from "../states.tsx";

type Document = Static<typeof Asset>;
type Props = { onChoose: (document: Pick<Document, "id" | "title">) => void };

/** A button that opens the library's documents (PDF), to upload into and to choose from; for whoever may see media. */
export function DocumentPicker({ onChoose }: Props) {
  const say = useText();
  const [isOpen, setIsOpen] = useState(false);
  const mayRead = useMay("media:read");
  if (!mayRead) return null;
  const choose: Props["onChoose"] = (document) => {
    onChoose(document);
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {say("chooseDocument")}
      </button>
      {isOpen && <Library onChoose={choose} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type Found = { data: Document[]; meta: { next: string | null } };

function Library({ onChoose, onClose }: Props & { onClose: () => void }) {
  const say = useText();
  const formats = useFormats();
  const mayWrite = useMay("media:write");
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ["documents"],
    queryFn: ({ pageParam, signal }) =>
      get<Found>("/media", { kind: "document", limit: 50, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: "",
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
  });
  const documents = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Dialog title={say("documents")} onClose={onClose} wide>
      <div className="stack">
        {mayWrite && <Upload onUploaded={onChoose} />}
        {error ? (
          <Failed again={() => void refetch()} />
        ) : !data ? (
          <Skeleton lines={4} />
        ) : documents.length === 0 ? (
          <p className="lead" role="status">
            {say("noPdfs")}
          </p>
        ) : (
          <ul className="plain-list">
            {documents.map((document) => (
              <li key={document.id}>
                <span>
                  <strong>{document.title || document.id}</strong>{" "}
                  <span className="list-sub">
                    PDF, {formats.number(Math.max(1, Math.round(document.bytes / 1000)))} kB
                  </span>
                </span>
                <button
                  type="button"
                  className="button"
                  aria-label={`${say("chooseThis")}: ${document.title || document.id}`}
                  onClick={() => onChoose(document)}
                >
                  {say("chooseThis")}
                </button>
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <button type="button" className="button" onClick={() => void fetchNextPage()}>
            {say("morePictures")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** A PDF from this computer; the server looks into it and says what it is. */
function Upload({ onUploaded }: { onUploaded: Props["onChoose"] }) {
  const say = useText();
  const client = useQueryClient();
  const id = useId();
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    setPart(0);
    const title = file.name.replace(/\.\w+$/, "").slice(0, 300);
    const name = `${handleOf(title).slice(0, 80) || "document"}-${crypto.randomUUID().slice(0, 6)}`;
    const query = new URLSearchParams({ id: name, kind: "document", title });
    try {
      const { data } = await sendFile<{ data: Document }>(`/media?${query}`, file, setPart);
      void client.invalidateQueries({ queryKey: ["documents"] });
      onUploaded(data);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : say("failedText"));
    } finally {
      setPart(null);
    }
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {say("uploadDocument")}
      </label>
      <input
        id={id}
        type="file"
        className="input"
        accept="application/pdf,.pdf"
        disabled={part !== null}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = "";
        }}
      />
      <p id={`${id}-hint`} className="field-hint">
        {say("documentHint")}
      </p>
      {part !== null && <progress value={part} aria-label={say("uploadDocument")} />}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
