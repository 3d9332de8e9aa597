import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OrderStatusProps } from "./props.ts";

export default function OrderStatus({ words, csrf, ordered, typed, problem, errors }: OrderStatusProps) {
  const t = useText();
  const say = useText(words);
  const { locale } = useShop();
  const { number, email } = errors;
  return (
    <SmallPage title={say("order.find.title")} text={say("order.find.text")}>
      <PostForm csrf={csrf} action={localePath(locale, "/order-status")} noValidate>
        {ordered !== "" && <Notice live>{say("order.find.ordered", { number: ordered })}</Notice>}
        <ProblemNotice problem={problem} texts={words} />
        <TextField
          label={say("order.find.number")}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.number}
          error={number && t(number.key, number.values)}
          autoFocus={problem !== null || number !== undefined}
          required
        />
        <TextField
          label={t("signin.email")}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
          error={email && t(email.key, email.values)}
          autoFocus={email !== undefined && number === undefined}
          required
        />
        <Button type="submit">{say("order.find.submit")}</Button>
      </PostForm>
    </SmallPage>
  );
}
