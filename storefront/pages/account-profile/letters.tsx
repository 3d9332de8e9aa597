import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { Check, Select } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ProfileProps } from "./props.ts";

const listNames: Record<string, "newsletter.list.news" | "newsletter.list.journal" | "newsletter.list.sales"> = {
  news: "newsletter.list.news",
  journal: "newsletter.list.journal",
  sales: "newsletter.list.sales",
};

/** Language and letters; of an address that nobody has confirmed the letters are not ours to show. */
export function Letters({ csrf, letters, done, refused, typed }: ProfileProps) {
  const t = useText();
  const { locale } = useShop();
  const { words, language, languages, choice } = letters;
  const say = useText(words);
  return (
    <form
      method="post"
      action={localePath(locale, "/account/profile")}
      className="profile-form"
      aria-labelledby="form-letters"
    >
      <input type="hidden" name="_csrf" value={csrf} />
      <h2 className="profile-form-title" id="form-letters">
        {say("preferences.title")}
      </h2>
      {done === "letters" && !refused && (
        <Notice kind="done" live>
          {say("preferences.saved")}
        </Notice>
      )}
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
          <input type="hidden" name="letters" value="1" />
          {choice.lists.map(({ id, on }) => {
            const name = listNames[id];
            return (
              <Check key={id} name="lists" value={id} defaultChecked={on}>
                {name ? t(name) : id}
              </Check>
            );
          })}
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
        </fieldset>
      ) : (
        <p>{say("preferences.unconfirmed", { email: typed.email })}</p>
      )}
      <Button type="submit" name="action" value="letters" kind="outline">
        {say("preferences.submit")}
      </Button>
    </form>
  );
}

/** Sold-out variants whose return the customer is told of, each with a way to hear nothing more of it. */
export function Watches({ csrf, letters, done, refused }: ProfileProps) {
  const { locale } = useShop();
  const { words, watches } = letters;
  const say = useText(words);
  const isDone = done === "watch-end" && !refused;
  if (watches.length === 0 && !isDone) return null;
  return (
    <section className="profile-form" aria-labelledby="watches">
      <h2 className="profile-form-title" id="watches">
        {say("preferences.watches")}
      </h2>
      {isDone && (
        <Notice kind="done" live>
          {say("preferences.watches.stopped")}
        </Notice>
      )}
      <p>{say("preferences.watches.text")}</p>
      <ul className="passkeys">
        {watches.map(({ variantId, path, name, options }) => (
          <li key={variantId}>
            <PostForm csrf={csrf} action={localePath(locale, "/account/profile")} className="passkey-form">
              <input type="hidden" name="variant" value={variantId} />
              <p id={`watch-${variantId}`}>
                <Link to={path}>{name}</Link>
                {options && `, ${options}`}
              </p>
              <Button
                type="submit"
                name="action"
                value="watch-end"
                kind="outline"
                small
                aria-describedby={`watch-${variantId}`}
              >
                {say("preferences.watches.stop")}
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
