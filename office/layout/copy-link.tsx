import { LinkIcon } from "../components/icons.tsx";
import { tell } from "../components/toasts.tsx";
import { useText } from "../i18n/text.tsx";

/** Copies the address of the page, for a colleague. */
export function CopyLink() {
  const say = useText();
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => tell(say("copied")),
      () => tell(say("failedText")),
    );
  return (
    <button type="button" className="link page-link" onClick={() => void copy()}>
      <LinkIcon size={14} /> {say("copyLink")}
    </button>
  );
}
