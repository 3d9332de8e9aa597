import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ModerationRow } from "#commerce/aftersales/reviews/moderation/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { SelectField, TextArea, TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";

/** Edits a review's translation, which shoppers can open below the original. An empty text removes it. */
export function Translate({ review, onClose }: { review: ModerationRow; onClose: () => void }) {
  const say = useText();
  const formats = useFormats();
  const client = useQueryClient();
  const others = languages.filter((language) => language !== review.language);
  const [language, setLanguage] = useState<string>(others[0] ?? "en");
  const known = review.translations[language];
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: { title: string; text: string }) =>
      send("PUT", `/reviews/${review.id}/translations/${language}`, body),
    onSuccess: async () => {
      tell(say("saved"));
      onClose();
      await client.invalidateQueries({ queryKey: ["list"] });
    },
  });
  const submit = (form: FormData) =>
    mutate({ title: String(form.get("title") ?? ""), text: String(form.get("text") ?? "") });
  return (
    <Dialog title={say("modTranslate")} onClose={onClose}>
      <DialogForm act={say("save")} isDisabled={isPending} error={error} onLeave={onClose} onSubmit={submit}>
        <blockquote lang={review.language}>
          <strong>{review.title}</strong>
          <p>{review.text}</p>
        </blockquote>
        <SelectField
          label={say("modTranslateTo")}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
          options={others.map((one) => [one, formats.languageName(one)])}
        />
        <TextField
          key={`title ${language}`}
          label={say("modTranslateTitle")}
          name="title"
          lang={language}
          defaultValue={known?.title}
          maxLength={100}
          problem={problemsOf(error).title}
        />
        <TextArea
          key={`text ${language}`}
          label={say("modTranslateText")}
          name="text"
          lang={language}
          defaultValue={known?.text}
          maxLength={4000}
          rows={6}
          hint={known?.by ? say("modTranslatedBy", { name: known.by }) : say("modTranslateHint")}
          problem={problemsOf(error).text}
        />
      </DialogForm>
    </Dialog>
  );
}
