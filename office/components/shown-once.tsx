import { useText } from "../i18n/text.tsx";

type Props = {
  /** Why it must be kept now. */
  text: string;
  secret: string;
  onClose: () => void;
};

/** What a dialog says once it has made a secret, which is never shown again: a key, a code, what webhooks are signed with. */
export function ShownOnce({ text, secret, onClose }: Props) {
  const say = useText();
  return (
    <>
      <div className="note" role="status">
        <p>{text}</p>
        <code className="secret">{secret}</code>
      </div>
      <div className="dialog-foot">
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
