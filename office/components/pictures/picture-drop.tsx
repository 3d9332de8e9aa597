import type { ReactNode } from "react";
import { useText } from "../../i18n/text.tsx";
import { useMay } from "../../runtime/session.ts";
import { FileDrop } from "../file-drop.tsx";
import { takenKinds, type Upload, type UploadedAsset, useUploads } from "./use-uploads.ts";

type Props = {
  /** Called with the uploaded pictures, in the order in which they were chosen. */
  onUploaded: (pictures: UploadedAsset[]) => void;
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
  const { uploads, add } = useUploads(onUploaded, replace);
  if (!mayUpload) return children;
  return (
    <div className="stack-small">
      <FileDrop accept={takenKinds} isMany={!replace} onFiles={add} hint={say("pictureKinds")} below={children}>
        <strong>{label ?? say("addPictures")}</strong>
      </FileDrop>
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
