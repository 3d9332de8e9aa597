import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import type { AreaKey } from "#storefront/i18n/areas.ts";
import { later } from "#storefront/runtime/later.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ProfileProps } from "./props.ts";

const AddPasskey = later(() => import("#storefront/components/passkeys/add.tsx"));

const doneTexts: Record<string, AreaKey<"passkeys">> = {
  "passkey-add": "passkeys.add.done",
  "passkey-name": "passkeys.renamed",
  "passkey-remove": "passkeys.removed",
};

/** The customer's passkeys: named and removed by plain forms, made by a script. */
export function Passkeys(props: ProfileProps) {
  const { csrf, done, refused, passkeys } = props;
  const { texts, list, isRecent } = passkeys;
  const doneText = done && !refused ? doneTexts[done] : undefined;
  return (
    <section className="profile-form" aria-labelledby="passkeys">
      <h2 className="profile-form-title" id="passkeys">
        {texts["passkeys.title"]}
      </h2>
      <p>{texts["passkeys.text"]}</p>
      {doneText && (
        <Notice kind="done" live>
          {texts[doneText]}
        </Notice>
      )}
      {list.length === 0 ? (
        <p className="passkey-facts">{texts["passkeys.none"]}</p>
      ) : (
        <ul className="passkeys">
          {list.map((one) => (
            <Passkey key={one.id} {...props} one={one} />
          ))}
        </ul>
      )}
      <noscript>{texts["passkeys.add.script"]}</noscript>
      <AddPasskey csrf={csrf} isRecent={isRecent} texts={texts} />
    </section>
  );
}

/** One of them; it opens where its form was refused. */
function Passkey({ csrf, passkeys, refused, one }: ProfileProps & { one: ProfileProps["passkeys"]["list"][number] }) {
  const t = useText();
  const { locale } = useShop();
  const { texts, isRecent } = passkeys;
  const own = refused?.passkey === one.id ? refused : null;
  const say = (name: string) => {
    const message = own?.errors[name];
    return message && { error: t(message.key, message.values), autoFocus: true };
  };
  return (
    <li>
      <details open={own !== null}>
        <summary>
          <span className="passkey-name">{one.name}</span>
          <span className="passkey-facts">{one.facts}</span>
        </summary>
        <PostForm csrf={csrf} action={localePath(locale, "/account/profile")} className="passkey-form" noValidate>
          <input type="hidden" name="passkey" value={one.id} />
          {own?.problem && (
            <Notice kind="error" live>
              {t(own.problem.key, own.problem.values)}
            </Notice>
          )}
          <TextField
            label={texts["passkeys.name"]}
            id={`passkey-${one.id}-name`}
            name="name"
            maxLength={60}
            autoComplete="off"
            defaultValue={one.name}
            {...say("name")}
          />
          <Button type="submit" name="action" value="passkey-name" kind="outline" small>
            {texts["passkeys.rename"]}
          </Button>
          {(!isRecent || own?.errors.current_password) && (
            <TextField
              label={t("profile.current")}
              id={`passkey-${one.id}-password`}
              name="current_password"
              type="password"
              autoComplete="current-password"
              hint={texts["passkeys.proof"]}
              {...say("current_password")}
            />
          )}
          <Button type="submit" name="action" value="passkey-remove" kind="outline" small>
            {texts["passkeys.remove"]}
          </Button>
        </PostForm>
      </details>
    </li>
  );
}
