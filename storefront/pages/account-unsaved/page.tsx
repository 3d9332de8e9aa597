import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import type { UnsavedProps } from "./data.ts";

export default function Unsaved({ csrf, words, path, fields }: UnsavedProps) {
  const say = useText(words);
  return (
    <SmallPage title={say("unsaved.title")} text={say("unsaved.text")}>
      <PostForm to={path} csrf={csrf} className="stack">
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields may repeat and never move
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" wide>
          {say("unsaved.send")}
        </Button>
        <p>
          <Link to={path.split("?")[0] ?? "/account"}>{say("unsaved.leave")}</Link>
        </p>
      </PostForm>
    </SmallPage>
  );
}
