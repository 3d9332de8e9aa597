import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Button } from "#ui/button.tsx";
import type { ReviewEmailsProps } from "./data.ts";

export default function ReviewEmails({ words, csrf, action, email, isDone }: ReviewEmailsProps) {
  const say = useText(words);
  if (isDone) return <SmallPage title={say("letters.title")} text={say("letters.done")} />;
  return (
    <SmallPage title={say("letters.title")} text={say("letters.text", { email })}>
      <PostForm to={action} csrf={csrf}>
        <Button type="submit">{say("letters.submit")}</Button>
      </PostForm>
    </SmallPage>
  );
}
