import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Static } from "typebox";
import type { MergedPicture } from "#commerce/catalog/office/pictures/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { Dialog } from "../dialog.tsx";
import { DialogForm } from "../dialog-form.tsx";
import { Conflicted } from "../editor/conflicted.tsx";
import { dropDraft } from "../editor/drafts.ts";
import { changedFields } from "../editor/paths.ts";
import { useEditor } from "../editor/use-editor.ts";
import { usePathTools } from "../editor/use-path-tools.ts";
import { TextArea } from "../field.tsx";
import { tell } from "../toasts.tsx";

type Alt = Record<string, string>;
type Props = {
  picture: { id: string; title: string; version: number; alt: Alt };
  onClose: () => void;
};

const labels = { alt: "altTexts" } as const;
/** The form has a field for every language, including those without a text. */
const valuesOf = (alt: Alt) => ({ alt: Object.fromEntries(languages.map((code) => [code, alt[code] ?? ""])) });

/**
 * Edits a picture's alternative text in each language. The text belongs to the picture wherever it is shown, and is
 * saved at once. Texts that others wrote meanwhile are kept; of the same one both sides are shown.
 */
export function AltDialog({ picture, onClose }: Props) {
  const say = useText();
  const formats = useFormats();
  const client = useQueryClient();
  const tools = usePathTools(labels);
  const mayWrite = useMay("media:write");
  const draft = `alt/${picture.id}`;
  const close = () => {
    void dropDraft(draft);
    onClose();
  };
  const editing = useEditor<{ alt: Alt }>({
    name: draft,
    stored: { values: valuesOf(picture.alt), version: picture.version },
    async save(changes, version) {
      const path = `/staff/pictures/${encodeURIComponent(picture.id)}`;
      const { data, meta } = await send<Static<typeof MergedPicture>>("PATCH", path, { ...changes, version });
      const keys = [["picture", picture.id], ["list", "pictures"], ["pictures"]];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      return { values: valuesOf(data.alt), version: data.version, merged: meta.merged ?? [] };
    },
    onSaved({ merged }) {
      const fields = changedFields(merged, tools);
      tell(fields ? say("merged", { fields }) : say("saved"));
      close();
    },
  });
  const { form, changes } = editing;
  const { errors } = form.formState;
  return (
    <Dialog title={formats.pair(say("altTexts"), picture.title || picture.id)} onClose={close} wide>
      <DialogForm
        act={mayWrite && say("save")}
        isDisabled={editing.isSaving}
        error={!editing.conflict && editing.error}
        onLeave={close}
        onSubmit={() => (Object.keys(changes).length === 0 ? close() : editing.save())}
        others={
          <Link to="/pictures/$id" params={{ id: picture.id }} className="button">
            {say("focalPoint")}
          </Link>
        }
      >
        <p className="field-hint">{say("altHint")}</p>
        <fieldset className="fields-2" disabled={!mayWrite}>
          {languages.map((language) => (
            <TextArea
              key={language}
              label={formats.languageName(language)}
              lang={language}
              rows={2}
              maxLength={500}
              problem={errors.alt?.[language]?.message}
              {...form.register(`alt.${language}`)}
            />
          ))}
        </fieldset>
      </DialogForm>
      <Conflicted conflict={editing.conflict} editing={editing} labels={labels} />
    </Dialog>
  );
}
