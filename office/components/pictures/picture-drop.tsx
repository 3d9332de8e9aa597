import { type ReactNode, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { useMay } from "../../runtime/session.ts";
import { takenKinds, type Upload, type Uploaded, useUploads } from "./use-uploads.ts";

type Props = {
  /** Called with the uploaded pictures, in the order in which they were chosen. */
  onUploaded: (pictures: Uploaded[]) => void;
  /** The picture that the chosen one replaces. */
  replace?: string;
  label?: string;
  children?: ReactNode;
};

/**
 * An area where pictures are dropped or chosen from the computer, several at once. It shows the progress and problem of
 * each.
 */
export function PictureDrop({ onUploaded, replace, label, children }: Props) {
  const say = useText();
  const mayUpload = useMay("media:write");
  const [isOver, setIsOver] = useState(false);
  const { uploads, add } = useUploads(onUploaded, replace);
  if (!mayUpload) return children;
  return (
    <div className="stack-small">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the file chooser does. */}
      <div
        className={isOver ? "drop drop-over" : "drop"}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const files = [...event.dataTransfer.files];
          if (files.length > 0) add(replace ? files.slice(0, 1) : files);
        }}
      >
        <label>
          <input
            type="file"
            accept={takenKinds}
            multiple={!replace}
            className="visually-hidden"
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              target.value = "";
            }}
          />
          <strong>{label ?? say("addPictures")}</strong>
          <small>{say("pictureKinds")}</small>
        </label>
        {children}
      </div>
      <Uploads uploads={uploads} />
    </div>
  );
}

function Uploads({ uploads }: { uploads: readonly Upload[] }) {
  const say = useText();
  if (uploads.length === 0) return null;
  return (
    <ul className="uploads" aria-label={say("uploads")} aria-live="polite">
      {uploads.map(({ key, name, part, problem, isDone }) => (
        <li key={key} className={problem ? "upload upload-failed" : "upload"}>
          <span className="upload-name">{name}</span>
          {problem ? (
            <span>{say("uploadFailed", { problem })}</span>
          ) : isDone ? (
            <span>{say("uploadDone")}</span>
          ) : part === null ? (
            <span>{say("uploadWaits")}</span>
          ) : (
            <progress aria-label={name} value={part} max={1}>
              {say("uploadPart", { part: Math.round(part * 100) })}
            </progress>
          )}
        </li>
      ))}
    </ul>
  );
}
