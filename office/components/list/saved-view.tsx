import { useState } from "react";
import type { View } from "#commerce/staff/views/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { TextField } from "../field.tsx";
import { CloseIcon, EditIcon } from "../icons.tsx";

export type ViewRequest = { method: "POST" | "PATCH" | "DELETE"; path: string; body?: object };
type Props = { view: View; open: () => void; ask: (asked: ViewRequest, done?: { onSuccess: () => void }) => void };

/** One saved view. It can be opened and, with permission, renamed and removed. Shared views show who made them. */
export function SavedView({ view, open, ask }: Props) {
  const say = useText();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, isShared, isOwn, madeBy, mayChange } = view;
  if (isRenaming)
    return (
      <li>
        <form
          className="views-form"
          onSubmit={(event) => {
            event.preventDefault();
            const given = String(new FormData(event.currentTarget).get("name")).trim();
            if (given)
              ask(
                { method: "PATCH", path: `/${id}`, body: { name: given } },
                { onSuccess: () => setIsRenaming(false) },
              );
          }}
        >
          <TextField label={say("viewName")} name="name" defaultValue={name} maxLength={60} required autoFocus />
          <button type="submit" className="button">
            {say("save")}
          </button>
        </form>
      </li>
    );
  return (
    <li>
      <button type="button" className="views-go" onClick={open}>
        {name}
        {isShared && !isOwn && <span className="list-sub">{madeBy}</span>}
      </button>
      {mayChange && (
        <button
          type="button"
          className="icon-button"
          aria-label={say("renameView", { name })}
          onClick={() => setIsRenaming(true)}
        >
          <EditIcon size={14} />
        </button>
      )}
      {(mayChange || isOwn) && (
        <button
          type="button"
          className="icon-button"
          aria-label={say("removeView", { name })}
          onClick={() => ask({ method: "DELETE", path: `/${id}` })}
        >
          <CloseIcon size={14} />
        </button>
      )}
    </li>
  );
}
