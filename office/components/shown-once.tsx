import { useText } from "../i18n/text.tsx";
import { CopyButton } from "./copy-button.tsx";

type Props = {
  /** Explains why the secret must be stored now. */
  text: string;
  secret: string;
  onClose: () => void;
};

/** Shows a new secret that is never shown again: a key, a code, or the signing secret of a webhook. */
export function ShownOnce({ text, secret, onClose }: Props) {
  const say = useText();
  return (
    <>
      <div className="note" role="status">
        <p>{text}</p>
        <code className="secret">{secret}</code>
      </div>
      <div className="dialog-foot">
        <CopyButton text={() => secret}>{say("copy")}</CopyButton>
        <button
          type="button"
          className="button button-main"
          // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone, and keys would reach the dialog no more.
          autoFocus
          onClick={onClose}
        >
          {say("close")}
        </button>
      </div>
    </>
  );
}
