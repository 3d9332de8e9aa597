import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useId, useState } from "react";
import { Dialog } from "../components/dialog.tsx";
import { CloseIcon, SearchIcon } from "../components/icons.tsx";
import { useText } from "../i18n/text.tsx";
import { areas } from "../runtime/areas.ts";
import { storeTheme } from "../runtime/preferences.ts";
import { may, signOut, useMember } from "../runtime/session.ts";
import { settingsPages } from "../runtime/settings-groups.ts";
import { useFound } from "./use-found.ts";

type Entry = { id: string; name: string; kind: string; run: () => void };
type Props = { onClose: () => void; onKeys: () => void };

/** The command palette: finds pages, products, orders, customers and general actions by name. */
export default function Palette({ onClose, onKeys }: Props) {
  const say = useText();
  const [text, setText] = useState("");
  const entries = useEntries(text, onKeys);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, entries.length - 1));
  const id = useId();
  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter") run(entries[at]);
    else if (step !== 0 && entries.length > 0) setChosen((at + step + entries.length) % entries.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={say("palette")} kind="palette" onClose={onClose}>
      <div className="palette-input">
        <SearchIcon size={20} />
        <input
          autoFocus
          role="combobox"
          aria-label={say("palette")}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(entries.length > 0 && { "aria-activedescendant": `${id}-${at}` })}
          placeholder={say("paletteHint")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
        <button type="button" className="icon-button" aria-label={say("close")} onClick={onClose}>
          <CloseIcon size={18} />
        </button>
      </div>
      <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={say("palette")}>
        {entries.map((entry, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox.
          <div
            key={entry.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            className="palette-item"
            ref={place === at ? intoView : undefined}
            onClick={() => run(entry)}
            onPointerMove={() => setChosen(place)}
          >
            <span>{entry.name}</span>
            <span className="palette-kind">{entry.kind}</span>
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p className="palette-none" role="status">
          {say("paletteNone")}
        </p>
      )}
    </Dialog>
  );
}

const intoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: "nearest" });

/** The entries that match the text, pages first. */
function useEntries(text: string, onKeys: () => void): Entry[] {
  const say = useText();
  const member = useMember();
  const navigate = useNavigate();
  const wanted = text.trim().toLocaleLowerCase();
  const found = useFound(wanted);
  const pages: Entry[] = [...areas, ...settingsPages]
    .filter(({ permission }) => permission === null || may(member, permission))
    .map(({ key, path }) => ({ id: path, name: say(key), kind: say("page"), run: () => void navigate({ to: path }) }));
  if (may(member, "catalogue:read"))
    pages.push({ id: "/prices", name: say("prices"), kind: say("page"), run: () => void navigate({ to: "/prices" }) });
  const actions: Entry[] = [
    ...(may(member, "catalogue:write")
      ? [{ id: "new", name: say("newProduct"), kind: say("action"), run: () => void navigate({ to: "/products/new" }) }]
      : []),
    { id: "keys", name: say("keys"), kind: say("action"), run: onKeys },
    { id: "light", name: `${say("theme")}: ${say("themeLight")}`, kind: say("action"), run: () => storeTheme("light") },
    { id: "dark", name: `${say("theme")}: ${say("themeDark")}`, kind: say("action"), run: () => storeTheme("dark") },
    { id: "out", name: say("signOut"), kind: say("action"), run: () => void signOut() },
  ];
  const things = found.map(({ kind, path, ...one }) => ({
    ...one,
    kind: say(kind),
    run: () => void navigate({ to: path as string }),
  }));
  return [...[...pages, ...actions].filter(({ name }) => name.toLocaleLowerCase().includes(wanted)), ...things];
}
