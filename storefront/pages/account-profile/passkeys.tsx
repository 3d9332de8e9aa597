import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import type { AreaKey } from "#storefront/i18n/areas.ts";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { ProfileSection } from "./profile-form.tsx";
import type { ProfileProps } from "./props.ts";

const AddPasskey = lazyComponent(() => import("#storefront/components/passkeys/add.tsx"));

const doneTexts: Record<string, AreaKey<"passkeys">> = {
  "passkey-add": "passkeys.add.done",
  "passkey-name": "passkeys.renamed",
  "passkey-remove": "passkeys.removed",
};

/** The customer's passkeys. Plain forms rename and remove them; adding one needs a script. */
export function Passkeys(props: ProfileProps) {
  const { csrf, done, refused, passkeys } = props;
  const { texts, list, isRecent } = passkeys;
  const doneKey = done && !refused ? doneTexts[done] : undefined;
  return (
    <ProfileSection id="passkeys" title={texts["passkeys.title"]} done={doneKey && texts[doneKey]}>
      <p className="passkeys-about">{texts["passkeys.text"]}</p>
      {list.length === 0 ? (
        <p className="quiet passkeys-none">{texts["passkeys.none"]}</p>
      ) : (
        <ul className="passkeys">
          {list.map((passkey) => (
            <Passkey key={passkey.id} {...props} passkey={passkey} />
          ))}
        </ul>
      )}
      <noscript>{texts["passkeys.add.script"]}</noscript>
      <AddPasskey csrf={csrf} isRecent={isRecent} texts={texts} />
    </ProfileSection>
  );
}

type PasskeyProps = ProfileProps & { passkey: ProfileProps["passkeys"]["list"][number] };

/** One passkey. It is open when its form was refused. */
function Passkey({ csrf, passkeys, refused, passkey }: PasskeyProps) {
  const t = useText();
  const { texts, isRecent } = passkeys;
  const { id, name, facts } = passkey;
  const own = refused?.passkey === id ? refused : null;
  const field = useFields(["name", "current_password"], own?.errors ?? {}, { name });
  return (
    <li>
      <details open={own !== null}>
        <summary>
          <span className="strong">{name}</span>
          <span className="quiet">{facts}</span>
        </summary>
        <PostForm to="/account/profile" csrf={csrf} hidden={{ passkey: id }} className="passkey-form" noValidate>
          <ProblemNotice problem={own?.problem} />
          <TextField
            label={texts["passkeys.name"]}
            {...field("name")}
            id={`passkey-${id}-name`}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" name="action" value="passkey-name" kind="outline" small>
            {texts["passkeys.rename"]}
          </Button>
          {(!isRecent || own?.errors.current_password) && (
            <TextField
              label={t("profile.current")}
              {...field("current_password")}
              id={`passkey-${id}-password`}
              type="password"
              autoComplete="current-password"
              hint={texts["passkeys.proof"]}
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
