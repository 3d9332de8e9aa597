import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Static } from "typebox";
import type { Asset } from "#services/media/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { handleOf } from "../../pages/products/handle.ts";
import { messageOf } from "../../runtime/api.ts";
import { sendFile } from "../../runtime/upload.ts";

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
  const id = useId();
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
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {say(replace ? "replaceFile" : "uploadDocument")}
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
