import { useWatch } from "react-hook-form";
import { TagsField } from "../../components/tags-field.tsx";
import { useText } from "../../i18n/text.tsx";
import type { CustomerForm } from "./form.ts";

/** The customer's tags. They are saved with the rest of the form. */
export function Tags({ form: { control, setValue, formState } }: { form: CustomerForm }) {
  const say = useText();
  const tags = useWatch({ control, name: "tags" });
  return (
    <TagsField
      label={say("tags")}
      tags={tags}
      problem={formState.errors.tags?.message}
      onChange={(next) => setValue("tags", next, { shouldDirty: true })}
    />
  );
}
