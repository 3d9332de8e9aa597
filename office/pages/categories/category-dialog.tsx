import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { CheckField, TextField } from "../../components/field.tsx";
import { useText } from "../../i18n/text.tsx";
import { tell } from "../../layout/toasts.tsx";
import { ApiProblem, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import type { Flat } from "./tree.ts";

/** What a category is called and whether shoppers see it. */
export function CategoryDialog({ category, onClose }: { category: Flat; onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const mayWrite = useMay("catalogue:write");
  const done = async () => {
    await client.invalidateQueries({ queryKey: ["categories"] });
    tell(say("saved"));
    onClose();
  };
  const saving = useMutation({
    mutationFn: (body: object) => send("PUT", `/catalog/categories/${category.id}`, body),
    onSuccess: done,
  });
  const removing = useMutation({
    mutationFn: () => send("DELETE", `/catalog/categories/${category.id}`),
    onSuccess: done,
  });
  const error = saving.error ?? removing.error;
  const problems = (error instanceof ApiProblem && error.body.errors) || {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    saving.mutate({ name: values.get("name"), is_visible: values.has("visible") });
  };
  return (
    <Dialog title={category.name} onClose={onClose}>
      <form className="stack" onSubmit={submit} noValidate>
        <fieldset className="stack" disabled={!mayWrite}>
          <TextField label={say("name")} name="name" defaultValue={category.name} problem={problems.name} />
          <CheckField label={say("visible")} name="visible" defaultChecked={category.is_visible} />
        </fieldset>
        {error && Object.keys(problems).length === 0 && (
          <p className="note note-signal" role="alert">
            {error instanceof ApiProblem ? error.message : say("failedText")}
          </p>
        )}
        {mayWrite && (
          <div className="dialog-foot">
            <button type="button" className="button button-danger" onClick={() => removing.mutate()}>
              {say("remove")}
            </button>
            <button type="submit" className="button button-main">
              {say("save")}
            </button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
