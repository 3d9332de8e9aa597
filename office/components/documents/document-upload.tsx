import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Static } from "typebox";
import type { Asset } from "#services/media/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { messageOf } from "../../runtime/api.ts";
import { handleOf } from "../../runtime/handle.ts";
import { sendFile } from "../../runtime/upload.ts";
import { FileDrop } from "../file-drop.tsx";

type Document = Static<typeof Asset>;
type Props = {
  onUploaded: (document: Document) => void;
  /** The document that the file replaces. */
  replace?: string;
};

/** Uploads a PDF. The server determines its type from the content. */
export function DocumentUpload({ onUploaded, replace }: Props) {
  const say = useText();
  const client = useQueryClient();
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    setPart(0);
    const title = file.name.replace(/\.\w+$/, "").slice(0, 300);
    const name = `${handleOf(title).slice(0, 80) || "document"}-${crypto.randomUUID().slice(0, 6)}`;
    const own: Record<string, string> = replace ? { id: replace, replace: "true" } : { id: name, title };
    const query = new URLSearchParams({ ...own, kind: "document" });
    try {
      const { data } = await sendFile<{ data: Document }>(`/media?${query}`, file, setPart);
      for (const queryKey of [["documents"], ["list", "documents"]]) void client.invalidateQueries({ queryKey });
      onUploaded(data);
    } catch (error) {
      setProblem(messageOf(error, say));
    } finally {
      setPart(null);
    }
  };
  return (
    <div className="stack-small">
      <FileDrop
        accept="application/pdf,.pdf"
        isDisabled={part !== null}
        onFiles={([file]) => file && void send(file)}
        hint={say("documentHint")}
      >
        <strong>{say(replace ? "replaceFile" : "uploadDocument")}</strong>
      </FileDrop>
      {part !== null && <progress value={part} aria-label={say("uploadDocument")} />}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
