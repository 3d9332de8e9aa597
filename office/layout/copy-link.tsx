import { CopyButton } from "../components/copy-button.tsx";
import { LinkIcon } from "../components/icons.tsx";
import { useText } from "../i18n/text.tsx";

/** Copies the address of the page, for a colleague. */
export function CopyLink() {
  const say = useText();
  return (
    <CopyButton className="link page-link" text={() => location.href}>
      <LinkIcon size={14} /> {say("copyLink")}
    </CopyButton>
  );
}
