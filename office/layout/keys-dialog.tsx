import { Dialog } from "../components/dialog.tsx";
import type { Key } from "../i18n/languages.ts";
import { useText } from "../i18n/text.tsx";

const keys: readonly (readonly [string, Key])[] = [
  ["Ctrl K", "keyPalette"],
  ["/", "keySearch"],
  ["j", "keyNext"],
  ["k", "keyPrevious"],
  ["x", "keySelect"],
  ["Enter", "keyOpen"],
  ["p", "keyPublish"],
  ["r", "keyReject"],
  ["Ctrl S", "keySave"],
  ["?", "keyHelp"],
];

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  return (
    <Dialog title={say("keys")} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
