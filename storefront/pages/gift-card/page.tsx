import type { FormEvent } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { DoneNotice } from "#storefront/components/forms/done-notice.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { GiftCardProps } from "./data.ts";
import { groupedCode } from "./grouped-code.ts";
import "./gift-card.css";

/** Formats the code as it appears in the e-mail, except while the visitor edits in the middle of the text. */
function group({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  if (field.selectionStart !== field.value.length) return;
  const text = groupedCode(field.value);
  if (text !== field.value) field.value = text;
}

/** The balance of a gift card. The code is sent in the form's body only, never in an address. */
export default function GiftCardPage({ scene, csrf, words, sold, typed, error, card }: GiftCardProps) {
  const say = useText(words);
  return (
    <SmallPage
      scene={scene}
      title={say("balance.title")}
      text={say("balance.text")}
      facts={[
        { title: say("fact.rest"), text: say("fact.rest.text") },
        { title: say("fact.codes"), text: say("fact.codes.text") },
        { title: say("fact.dated"), text: say("fact.dated.text") },
      ]}
    >
      {card && (
        <DoneNotice>
          <strong>•••• {card.last4}</strong>
          <p>{card.left}</p>
          {card.until && <p>{card.until}</p>}
        </DoneNotice>
      )}
      <PostForm to="/gift-card" csrf={csrf} noValidate>
        <TextField
          label={say("giftCard.label")}
          hint={say("giftCard.hint")}
          name="gift_card"
          placeholder="XXXX-XXXX-XXXX-XXXX"
          className="gift-card-code"
          onInput={group}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={typed}
          autoFocus={error !== ""}
          {...(error && { error })}
          required
        />
        <Button type="submit" wide>
          {say("balance.submit")}
        </Button>
      </PostForm>
      {sold && (
        <p>
          {say("gift.none")}{" "}
          <Link to={sold} className="text-link">
            {say("gift.give")} <ArrowIcon size={18} />
          </Link>
        </p>
      )}
    </SmallPage>
  );
}
