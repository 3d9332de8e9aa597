import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { RestoreProps } from "./data.ts";
import "./restore.css";

export default function CartRestore({ words, csrf, action, lines, outcome }: RestoreProps) {
  const say = useText(words);
  if (lines.length === 0) {
    return (
      <SmallPage title={say("restore.over.title")} text={say("restore.over")}>
        <Link to="/" className={buttonClass({ kind: "outline" })}>
          {say("restore.home")}
        </Link>
      </SmallPage>
    );
  }
  return (
    <SmallPage title={say("restore.title")} text={say("restore.text")}>
      <ul className="restore-lines stack stack-s">
        {lines.map((line) => (
          <li key={line.id}>{say("restore.pieces", line)}</li>
        ))}
      </ul>
      {outcome ? (
        <>
          <Notice kind={outcome.added > 0 ? "plain" : "error"} live>
            {say("restore.some", outcome)}
          </Notice>
          <Link to="/cart" className={buttonClass()}>
            {say("restore.cart")}
          </Link>
        </>
      ) : (
        <PostForm to={action} csrf={csrf}>
          <Button type="submit">{say("restore.submit")}</Button>
        </PostForm>
      )}
    </SmallPage>
  );
}
