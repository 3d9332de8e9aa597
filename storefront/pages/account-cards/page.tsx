import { useText } from "#storefront/app/shop.tsx";
import { AccountPage } from "#storefront/components/account/account-page.tsx";
import { DoneNotice } from "#storefront/components/forms/done-notice.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Button } from "#ui/button.tsx";
import { Empty, Notice } from "#ui/notice.tsx";
import type { CardsProps } from "./data.ts";
import "./cards.css";

const path = "/account/cards";

export default function Cards({ words, csrf, cards, isRemoved }: CardsProps) {
  const say = useText(words);
  const title = say("cards.title");
  return (
    <AccountPage title={title} current={path} csrf={csrf}>
      {isRemoved && cards && <DoneNotice>{say("cards.removed")}</DoneNotice>}
      {cards === null ? (
        <Notice kind="error">{say("cards.silent")}</Notice>
      ) : cards.length === 0 ? (
        <Empty title={say("cards.empty")} text={say("cards.empty.text")} />
      ) : (
        <>
          <p className="muted">{say("cards.text")}</p>
          <ul className="stack">
            {cards.map(({ id, name, expires }) => (
              <li key={id} className="account-panel saved-card row">
                <div id={id}>
                  <p className="strong">{name}</p>
                  <p className="muted">{say("cards.expires", { date: expires })}</p>
                </div>
                <PostForm to={path} csrf={csrf} hidden={{ id }}>
                  <Button type="submit" name="action" value="remove" kind="outline" small aria-describedby={id}>
                    {say("cards.remove")}
                  </Button>
                </PostForm>
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountPage>
  );
}
