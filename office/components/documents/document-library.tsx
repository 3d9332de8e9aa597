import { useInfiniteQuery } from "@tanstack/react-query";
import type { Static } from "typebox";
import type { Asset } from "#services/media/schema.ts";
import { useLanguage, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { sizeText } from "../../runtime/sizes.ts";
import { Dialog } from "../dialog.tsx";
import { Failed, Skeleton } from "../states.tsx";
import { DocumentUpload } from "./document-upload.tsx";

export type PickerProps = { onChoose: (document: Pick<Static<typeof Asset>, "id" | "title">) => void };

type Document = Static<typeof Asset>;
type LibraryPage = { data: Document[]; meta: { next: string | null } };

/** The documents of the library in a dialog. */
export default function DocumentLibrary({ onChoose, onClose }: PickerProps & { onClose: () => void }) {
  const say = useText();
  const size = sizeText(useLanguage());
  const mayWrite = useMay("media:write");
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ["documents"],
    queryFn: ({ pageParam, signal }) =>
      get<LibraryPage>("/media", { kind: "document", limit: 50, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: "",
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
  });
  const documents = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Dialog title={say("documents")} onClose={onClose} wide>
      <div className="stack">
        {mayWrite && <DocumentUpload onUploaded={onChoose} />}
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
                  <span className="list-sub">PDF, {size(document.bytes)}</span>
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
