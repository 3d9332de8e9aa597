import { type FormEvent, useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaKey, AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { canMakePasskeys, makePasskey, type PasskeyOutcome } from "./browser.ts";

type Props = { csrf: string; isRecent: boolean; texts: AreaTexts<"passkeys"> };

const failures: Record<Exclude<PasskeyOutcome, "made" | "password">, AreaKey<"passkeys">> = {
  exists: "passkeys.add.exists",
  full: "passkeys.add.full",
  refused: "passkeys.add.failed",
};

type ItemsEvent = { userAgentData?: { platform?: string } };

/** Creates and saves a passkey, then reloads the page to show it. */
export default function AddPasskey({ csrf, isRecent, texts }: Props) {
  const t = useText();
  const { locale } = useShop();
  const [needsPassword, setNeedsPassword] = useState(!isRecent);
  const [outcome, setOutcome] = useState<PasskeyOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  if (!canMakePasskeys()) return <p className="passkeys-unable">{texts["passkeys.add.unable"]}</p>;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const said = (name: string) => String(typed.get(name) ?? "");
    setBusy(true);
    const made = await makePasskey(said("passkey-name"), said("passkey-password"), csrf).catch(
      () => "refused" as const,
    );
    if (made === "made") return location.assign(localePath(locale, "/account/profile?done=passkey-add#passkeys"));
    setBusy(false);
    setOutcome(made);
    if (made === "password") setNeedsPassword(true);
  };
  const isAskedAgain = outcome === "password" && !isRecent;
  return (
    <form className="passkey-add" onSubmit={submit} aria-label={texts["passkeys.add"]}>
      {outcome && outcome !== "made" && outcome !== "password" && (
        <Notice kind="error" live>
          {texts[failures[outcome]]}
        </Notice>
      )}
      <TextField
        label={texts["passkeys.add.name"]}
        name="passkey-name"
        maxLength={60}
        autoComplete="off"
        defaultValue={(navigator as ItemsEvent).userAgentData?.platform ?? ""}
      />
      {needsPassword && (
        <TextField
          label={t("profile.current")}
          name="passkey-password"
          type="password"
          autoComplete="current-password"
          hint={texts["passkeys.proof"]}
          {...(isAskedAgain && { error: t("field.wrongPassword") })}
        />
      )}
      <Button type="submit" kind="outline" disabled={isBusy}>
        {texts["passkeys.add"]}
      </Button>
    </form>
  );
}
