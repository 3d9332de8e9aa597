import { useText } from "#storefront/app/shop.tsx";
import { listNames } from "#storefront/components/content/list-names.ts";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { Check, Select } from "#ui/field.tsx";
import { ProfileForm, ProfileSection } from "./profile-form.tsx";
import type { ProfileProps } from "./props.ts";

/** The customer's language and e-mail choices. The e-mail choices are hidden until the address is confirmed. */
export function Emails(props: ProfileProps) {
  const t = useText();
  const { words, language, languages, choice } = props.letters;
  const say = useText(words);
  return (
    <ProfileForm
      {...props}
      action="letters"
      title={say("preferences.title")}
      button={say("preferences.submit")}
      doneText={say("preferences.saved")}
    >
      <Select
        label={say("preferences.language")}
        hint={say("preferences.language.hint")}
        id="letters-language"
        name="language"
        defaultValue={language ?? ""}
      >
        <option value="">{say("preferences.language.none")}</option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
      {choice ? (
        <fieldset className="field">
          <legend className="field-label">{say("preferences.lists")}</legend>
          {choice.lists.map(({ id, on }) => (
            <Check key={id} name="lists" value={id} defaultChecked={on}>
              {listNames[id] ? t(listNames[id]) : id}
            </Check>
          ))}
          <Check name="carts" defaultChecked={choice.carts} aria-describedby="letters-carts">
            {say("preferences.carts")}
          </Check>
          <p className="field-hint" id="letters-carts">
            {say("preferences.carts.hint")}
          </p>
          <Check name="reviews" defaultChecked={choice.reviews}>
            {say("preferences.reviews")}
          </Check>
          <p className="field-hint">{say("preferences.text")}</p>
          <input type="hidden" name="letters" value="1" />
        </fieldset>
      ) : (
        <p>{say("preferences.unconfirmed", { email: props.typed.email })}</p>
      )}
    </ProfileForm>
  );
}

/** The sold-out variants that the customer has stock alerts for, each with a button to remove it. */
export function Watches({ csrf, letters: { words, watches }, done, refused }: ProfileProps) {
  const say = useText(words);
  const isDone = done === "watch-end" && !refused;
  if (watches.length === 0 && !isDone) return null;
  return (
    <ProfileSection
      id="watches"
      title={say("preferences.watches")}
      done={isDone ? say("preferences.watches.stopped") : undefined}
    >
      <p>{say("preferences.watches.text")}</p>
      <ul className="passkeys">
        {watches.map(({ variantId, path, name, options }) => {
          const id = `watch-${variantId}`;
          return (
            <li key={variantId}>
              <PostForm to="/account/profile" csrf={csrf} hidden={{ variant: variantId }} className="passkey-form">
                <p id={id}>
                  {path ? <Link to={path}>{name}</Link> : name}
                  {options && `, ${options}`}
                </p>
                <Button type="submit" name="action" value="watch-end" kind="outline" small aria-describedby={id}>
                  {say("preferences.watches.stop")}
                </Button>
              </PostForm>
            </li>
          );
        })}
      </ul>
    </ProfileSection>
  );
}
