import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OrderStatusProps } from "./data.ts";

export default function OrderStatus({ scene, words, csrf, ordered, typed, problem, errors }: OrderStatusProps) {
  const t = useText();
  const say = useText(words);
  const field = useFields(["number", "email"], errors, typed);
  return (
    <SmallPage
      scene={scene}
      title={say("order.find.title")}
      text={say("order.find.text")}
      facts={[
        { title: say("fact.packed"), text: say("fact.packed.text") },
        { title: say("fact.way"), text: say("fact.way.text") },
        { title: say("fact.door"), text: say("fact.door.text") },
      ]}
    >
      <PostForm to="/order-status" csrf={csrf} noValidate>
        {ordered !== "" && <Notice live>{say("order.find.ordered", { number: ordered })}</Notice>}
        <ProblemNotice problem={problem} texts={words} />
        <TextField
          label={say("order.find.number")}
          hint={say("order.where")}
          {...field("number")}
          inputMode="numeric"
          autoComplete="off"
          autoFocus={problem !== null || errors.number !== undefined}
          required
        />
        <TextField label={t("signin.email")} {...field("email")} type="email" autoComplete="email" required />
        <Button type="submit" wide>
          {say("order.find.submit")}
        </Button>
      </PostForm>
      <p>
        {say("fact.lost")} <Link to="/support/contact">{t("frame.contact")}</Link>
        <br />
        {say("fact.account")}{" "}
        <Link to="/account/orders" prefetch={false}>
          {t("frame.orders")}
        </Link>
      </p>
    </SmallPage>
  );
}
