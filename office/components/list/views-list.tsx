import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Static } from "typebox";
import type { Views as Found, View } from "#commerce/staff/views/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { ApiProblem, get, send } from "../../runtime/api.ts";
import { readPreference, storePreference } from "../../runtime/preferences.ts";
import { CheckField, TextField } from "../field.tsx";
import { SavedView, type ViewRequest } from "./saved-view.tsx";
import type { ListSearch } from "./search.ts";

export type ViewsProps = { name: string; search: ListSearch; go: (next: ListSearch) => void };

/**
 * The list's name for the API, in lower-case letters. Some lists have an id after a colon or a slash, which is left
 * out.
 */
const listName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .slice(0, 40);

/** The views of a list, loaded when they are first opened. */
export default function ViewsList({ name, search, go, close }: ViewsProps & { close: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const list = listName(name);
  const key = ["views", list];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get<Static<typeof Found>>("/views", { list }, signal),
    staleTime: 0,
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ method, path, body }: ViewRequest) => send(method, `/views${path}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
  useMoved(name, list, () => client.invalidateQueries({ queryKey: key }));
  const problems = (error instanceof ApiProblem && error.body.errors) || {};
  const views = data?.data ?? [];
  const open = (view: View) => {
    go(view.search);
    close();
  };
  const groups = [
    ["viewsOwn", views.filter(({ isShared }) => !isShared)],
    ["viewsShared", views.filter(({ isShared }) => isShared)],
  ] as const;
  return (
    <>
      {data && views.length === 0 && <p className="field-hint">{say("noViews")}</p>}
      {groups.map(
        ([label, some]) =>
          some.length > 0 && (
            <section key={label} aria-label={say(label)}>
              <h3 className="views-title">{say(label)}</h3>
              <ul className="views-list">
                {some.map((view) => (
                  <SavedView key={view.id} view={view} open={() => open(view)} ask={mutate} />
                ))}
              </ul>
            </section>
          ),
      )}
      <form
        className="views-form"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const values = new FormData(form);
          const given = String(values.get("view")).trim();
          if (!given) return;
          const body = { list, name: given, search: searchOf(search), isShared: values.has("shared") };
          mutate({ method: "POST", path: "", body }, { onSuccess: () => form.reset() });
        }}
      >
        <TextField label={say("viewName")} name="view" maxLength={60} required problem={problems.name} />
        {data?.meta.mayShare && <CheckField label={say("viewShared")} name="shared" />}
        <button type="submit" className="button" disabled={isPending}>
          {say("saveView")}
        </button>
        {error && !problems.name && (
          <p className="field-problem" role="alert">
            {error instanceof ApiProblem ? error.message : say("failedText")}
          </p>
        )}
      </form>
    </>
  );
}

/** The page is not part of a view. */
const searchOf = ({ page: _, ...search }: ListSearch): Record<string, string> =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Moves views that this browser stored, from before the server did, to the server once. */
function useMoved(name: string, list: string, done: () => void): void {
  const [kept] = useState(() => readPreference<{ name: string; search: ListSearch }[]>(`views-${name}`, []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list.
  useEffect(() => {
    if (kept.length === 0) return;
    storePreference(`views-${name}`, []);
    const moving = kept.map((view) => send("POST", "/views", { list, name: view.name, search: searchOf(view.search) }));
    void Promise.allSettled(moving).then(done);
  }, []);
}
