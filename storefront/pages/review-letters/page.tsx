import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Button } from "#ui/button.tsx";
import type { LettersProps } from "./data.ts";

export default function ReviewLetters({ words, csrf, action, email, isDone }: LettersProps) {
  const say = useText(words);
  const { locale } = useShop();
  if (isDone) return <SmallPage title={say("letters.title")} text={say("letters.done")} />;
  return (
    <SmallPage title={say("letters.title")} text={say("letters.text", { email })}>
      <PostForm csrf={csrf} action={localePath(locale, action)}>
        <Button type="submit">{say("letters.submit")}</Button>
      </PostForm>
    </SmallPage>
  );
}
