import { useText } from "#storefront/app/shop.tsx";
import { DoneNotice } from "#storefront/components/forms/done-notice.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { GiftCardProps } from "./data.ts";

/** What is left on a gift card; the code travels in the form alone, never in an address. */
export default function GiftCardPage({ scene, csrf, words, typed, error, card }: GiftCardProps) {
  const say = useText(words);
  return (
    <SmallPage scene={scene} title={say("balance.title")} text={say("balance.text")}>
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
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={typed}
          autoFocus={error !== ""}
          {...(error && { error })}
          required
        />
        <Button type="submit">{say("balance.submit")}</Button>
      </PostForm>
    </SmallPage>
  );
}
