import { useShop, useText } from "#storefront/app/shop.tsx";
import { BotCheckField } from "#storefront/components/forms/bot-check.tsx";
import { DoneNotice } from "#storefront/components/forms/done-notice.tsx";
import { FileField } from "#storefront/components/forms/file-field.tsx";
import { NameFields, namesIn } from "#storefront/components/forms/name-fields.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { ProSteps } from "#storefront/components/pro-applications/pro-steps.tsx";
import { Button } from "#ui/button.tsx";
import { Field, Select, TextField } from "#ui/field.tsx";
import type { SignupProps } from "./data.ts";

/** The fields below the name, from top to bottom. */
const fields = ["email", "kind", "association", "role", "country", "proof", "notes"] as const;

export default function ProSignup(props: SignupProps) {
  const t = useText();
  if (!props.isDone) return <Application {...props} />;
  return (
    <SmallPage ink scene={props.scene} title={t("pro.signup.title")}>
      <DoneNotice>{props.words["apply.done"]}</DoneNotice>
    </SmallPage>
  );
}

function Application({
  scene,
  words,
  csrf,
  task,
  typed,
  countries,
  errors,
  proofError,
  kept,
  problem,
  refused,
}: SignupProps) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const wrong = proofError ? { ...errors, proof: { key: "field.characters" as const } } : errors;
  const fieldOf = useFields([...namesIn(locale.language), ...fields], wrong, typed);
  const field = (name: Parameters<typeof fieldOf>[0]) => ({ id: name, ...fieldOf(name) });
  const { error, ...notes } = field("notes");
  return (
    <SmallPage
      ink
      scene={scene}
      title={t("pro.signup.title")}
      text={say("apply.text")}
      aside={<ProSteps words={words} />}
    >
      <PostForm to="/pro/signup" csrf={csrf} encType="multipart/form-data" noValidate>
        <ProblemNotice problem={problem} texts={words} />
        <ProblemNotice problem={refused} />
        <div className="small-page-pair">
          <NameFields field={(name) => ({ ...field(name), required: true })} />
        </div>
        <TextField label={t("signin.email")} {...field("email")} type="email" autoComplete="email" required />
        <Select label={say("apply.kind")} {...field("kind")} required>
          <option value="">{say("apply.choose")}</option>
          <option value="resort">{say("apply.resort")}</option>
          <option value="shop">{say("apply.shop")}</option>
          <option value="association">{say("apply.association")}</option>
        </Select>
        <TextField label={say("apply.name")} {...field("association")} autoComplete="organization" required />
        <div className="small-page-pair">
          <TextField label={say("apply.role")} {...field("role")} autoComplete="organization-title" required />
          <Select label={t("address.country")} {...field("country")} autoComplete="country" required>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        {kept && <input type="hidden" name="kept_proof" value={kept.token} />}
        <FileField
          label={say("apply.proof")}
          prompt={say("apply.proof.drop")}
          hint={kept ? say("apply.proof.kept", { name: kept.name }) : say("apply.proof.hint")}
          {...field("proof")}
          error={proofError ? say(proofError) : undefined}
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          required={!kept}
        />
        <Field label={say("apply.notes")} optional={t("checkout.optional")} id="notes" error={error}>
          {(wiring) => <textarea className="field-input" rows={4} maxLength={1000} {...notes} {...wiring} />}
        </Field>
        <BotCheckField task={task} />
        <div className="stack stack-s">
          <Button type="submit" kind="signal" wide>
            {say("apply.submit")}
          </Button>
          <p className="field-hint">{say("join.step.look")}</p>
        </div>
      </PostForm>
    </SmallPage>
  );
}
