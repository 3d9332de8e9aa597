import type { ApplicationForm } from "#commerce/customers/pro-applications/schema.ts";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { BotCheckField } from "#storefront/components/forms/bot-check.tsx";
import { NameFields, namesIn } from "#storefront/components/forms/name-fields.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Button } from "#ui/button.tsx";
import { Field, Select, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { SignupProps } from "./props.ts";

/** From top to bottom, below the name. */
const fields = ["email", "kind", "association", "role", "country", "proof", "notes"] as const;

export default function ProSignup(props: SignupProps) {
  const t = useText();
  if (!props.isDone) return <Application {...props} />;
  return (
    <SmallPage title={t("pro.signup.title")}>
      <Notice kind="done" live>
        {props.words["apply.done"]}
      </Notice>
    </SmallPage>
  );
}

function Application({ words, csrf, task, typed, countries, errors, proofError, kept, problem, refused }: SignupProps) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const first = [...namesIn(locale.language), ...fields].find((name) => (name === "proof" ? proofError : errors[name]));
  const field = (name: keyof ApplicationForm) => {
    const error = errors[name];
    return {
      ...{ name, id: name, defaultValue: typed[name], autoFocus: name === first },
      error: error && t(error.key, error.values),
    };
  };
  return (
    <SmallPage title={t("pro.signup.title")} text={say("apply.text")}>
      <PostForm csrf={csrf} action={localePath(locale, "/pro/signup")} encType="multipart/form-data" noValidate>
        <ProblemNotice problem={problem} texts={words} />
        <ProblemNotice problem={refused} />
        <NameFields field={(name) => ({ ...field(name), required: true })} />
        <TextField label={t("signin.email")} {...field("email")} type="email" autoComplete="email" required />
        <Select label={say("apply.kind")} {...field("kind")} required>
          <option value="">{say("apply.choose")}</option>
          <option value="resort">{say("apply.resort")}</option>
          <option value="shop">{say("apply.shop")}</option>
          <option value="association">{say("apply.association")}</option>
        </Select>
        <TextField label={say("apply.name")} {...field("association")} autoComplete="organization" required />
        <TextField label={say("apply.role")} {...field("role")} autoComplete="organization-title" required />
        <Select label={t("address.country")} {...field("country")} autoComplete="country" required>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        {kept && <input type="hidden" name="kept_proof" value={kept.token} />}
        <TextField
          label={say("apply.proof")}
          hint={kept ? say("apply.proof.kept", { name: kept.name }) : say("apply.proof.hint")}
          error={proofError ? say(proofError) : undefined}
          id="proof"
          autoFocus={first === "proof"}
          name="proof"
          type="file"
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          required={!kept}
        />
        <Field
          label={say("apply.notes")}
          optional={t("checkout.optional")}
          id="notes"
          error={errors.notes && t(errors.notes.key, errors.notes.values)}
        >
          {(wiring) => (
            <textarea
              className="field-input"
              name="notes"
              // biome-ignore lint/a11y/noAutofocus: the first field that is wrong
              autoFocus={first === "notes"}
              rows={4}
              maxLength={1000}
              defaultValue={typed.notes}
              {...wiring}
            />
          )}
        </Field>
        <BotCheckField task={task} />
        <Button type="submit">{say("apply.submit")}</Button>
      </PostForm>
    </SmallPage>
  );
}
