import { Dialog } from "../components/dialog.tsx";
import type { Key } from "../i18n/languages.ts";
import { useLanguage, useText } from "../i18n/text.tsx";
import { modKeyName } from "../runtime/mod-key.ts";

type Keys = readonly (readonly [string, Key])[];

const groups: readonly (readonly [Key, Keys])[] = [
  [
    "keysEverywhere",
    [
      ["Ctrl K", "keyPalette"],
      ["Ctrl S", "keySave"],
      ["?", "keyHelp"],
    ],
  ],
  [
    "keysLists",
    [
      ["/", "keySearch"],
      ["j", "keyNext"],
      ["k", "keyPrevious"],
      ["x", "keySelect"],
      ["Enter", "keyOpen"],
      ["p", "keyPublish"],
      ["r", "keyReject"],
    ],
  ],
  [
    "prices",
    [
      ["Enter", "keyEdit"],
      ["Shift ↓", "keyRange"],
      ["Ctrl A", "keyColumn"],
      ["Ctrl D", "keyFillDown"],
      ["Ctrl Z", "keyUndo"],
      ["Ctrl Shift Z", "keyRedo"],
    ],
  ],
  [
    "keysMoving",
    [
      ["Enter", "keyTake"],
      ["↑ ↓", "keyPlace"],
      ["Enter", "keyDrop"],
      ["Esc", "keyLeave"],
    ],
  ],
];

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const mod = modKeyName(useLanguage());
  return (
    <Dialog title={say("keys")} onClose={onClose}>
      {groups.map(([name, keys]) => (
        <section key={name} className="keys-group">
          <h3>{say(name)}</h3>
          <dl className="keys">
            {keys.map(([key, meaning]) => (
              <div key={meaning}>
                <dt>
                  <kbd>{key.replace("Ctrl", mod)}</kbd>
                </dt>
                <dd>{say(meaning)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
