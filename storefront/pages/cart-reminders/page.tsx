import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Button } from "#ui/button.tsx";
import type { RemindersProps } from "./data.ts";

export default function CartReminders({ words, csrf, action, isDone }: RemindersProps) {
  const say = useText(words);
  if (isDone) return <SmallPage title={say("reminders.title")} text={say("reminders.done")} />;
  return (
    <SmallPage title={say("reminders.title")} text={say("reminders.text")}>
      <PostForm to={action} csrf={csrf}>
        <Button type="submit">{say("reminders.submit")}</Button>
      </PostForm>
    </SmallPage>
  );
}
