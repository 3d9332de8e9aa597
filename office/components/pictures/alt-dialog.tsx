import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { languages } from "#commerce/shared/regions/schema.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { tell } from "../../layout/toasts.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { Dialog } from "../dialog.tsx";
import { DialogForm } from "../dialog-form.tsx";
import { TextArea } from "../field.tsx";
import { problemsOf } from "../form-problem.tsx";

type Props = {
  picture: { id: string; title: string; version: number; alt: Record<string, string> };
  onClose: () => void;
};

/**
 * Edits a picture's alternative text in each language. The text belongs to the picture wherever it is shown, and is
 * saved at once.
 */
export function AltDialog({ picture, onClose }: Props) {
  const say = useText();
  const formats = useFormats();
  const client = useQueryClient();
  const mayWrite = useMay("media:write");
  const { mutate, isPending, error } = useMutation({
    mutationFn: (alt: Record<string, string>) =>
      send("PATCH", `/staff/pictures/${encodeURIComponent(picture.id)}`, { alt, version: picture.version }),
    onSuccess: async () => {
      for (const queryKey of [
        ["picture", picture.id],
        ["list", "pictures"],
      ])
        void client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: ["pictures"] });
      tell(say("saved"));
      onClose();
    },
  });
  const problems = problemsOf(error);
  const submit = (given: FormData) => {
    const alt = Object.fromEntries(
      languages.flatMap((language) => {
        const text = String(given.get(language) ?? "");
        return text === (picture.alt[language] ?? "") ? [] : [[language, text]];
      }),
    );
    if (Object.keys(alt).length === 0) return onClose();
    mutate(alt);
  };
  return (
    <Dialog title={`${say("altTexts")}: ${picture.title || picture.id}`} onClose={onClose} wide>
      <DialogForm
        act={mayWrite && say("save")}
        isDisabled={isPending}
        error={error}
        others={
          <Link to="/pictures/$id" params={{ id: picture.id }} className="button">
            {say("focalPoint")}
          </Link>
        }
        onSubmit={submit}
      >
        <p className="field-hint">{say("altHint")}</p>
        <fieldset className="fields-2" disabled={!mayWrite}>
          {languages.map((language) => (
            <TextArea
              key={language}
              name={language}
              label={formats.language(language)}
              lang={language}
              rows={2}
              maxLength={500}
              defaultValue={picture.alt[language]}
              problem={problems[`alt.${language}`] ?? problems[language]}
            />
          ))}
        </fieldset>
      </DialogForm>
    </Dialog>
  );
}
