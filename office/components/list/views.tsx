import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useText } from "../../i18n/text.tsx";
import { keepAs, readKept } from "../../runtime/preferences.ts";
import { TextField } from "../field.tsx";
import { ChevronIcon, CloseIcon } from "../icons.tsx";
import type { ListSearch } from "./search.ts";

type View = { name: string; search: ListSearch };
type Props = { name: string; search: ListSearch; go: (next: ListSearch) => void };

/** Filters and order under a name, kept in this browser for its member. */
export function Views({ name, search, go }: Props) {
  const say = useText();
  const [views, setViews] = useState(() => readKept<View[]>(`views-${name}`, []));
  const change = (next: View[]) => {
    keepAs(`views-${name}`, next);
    setViews(next);
  };
  return (
    <DialogTrigger>
      <Button className="button">
        {say("views")} <ChevronIcon size={16} />
      </Button>
      <Popover className="popover">
        <Dialog className="views" aria-label={say("views")}>
          {({ close }) => (
            <>
              {views.length === 0 && <p className="field-hint">{say("noViews")}</p>}
              <ul className="views-list">
                {views.map((view) => (
                  <li key={view.name}>
                    <button
                      type="button"
                      className="views-go"
                      onClick={() => {
                        go(view.search);
                        close();
                      }}
                    >
                      {view.name}
                    </button>
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={say("removeView", { name: view.name })}
                      onClick={() => change(views.filter((one) => one !== view))}
                    >
                      <CloseIcon size={14} />
                    </button>
                  </li>
                ))}
              </ul>
              <form
                className="views-form"
                onSubmit={(event) => {
                  event.preventDefault();
                  const form = event.currentTarget;
                  const given = String(new FormData(form).get("view")).trim();
                  if (!given) return;
                  change([
                    ...views.filter((one) => one.name !== given),
                    { name: given, search: { ...search, page: undefined } },
                  ]);
                  form.reset();
                }}
              >
                <TextField label={say("viewName")} name="view" maxLength={60} required />
                <button type="submit" className="button">
                  {say("saveView")}
                </button>
              </form>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
