import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { NameField, TextArea } from "#storefront/components/reviews/fields.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { AnswerProps } from "./data.ts";

const outcomes = { done: "answer.done", signin: "write.signin", "not-bought": "answer.not-bought" } as const;

export default function Answer(props: AnswerProps) {
  const { words, csrf, product, question, action, state, typed, errors, problem } = props;
  const say = useText(words);
  const form = { words, errors, typed };
  return (
    <SmallPage title={say("answer.title")} text={<q lang={question.language}>{question.text}</q>}>
      {state === "form" ? (
        <PostForm to={action} csrf={csrf} noValidate>
          <ProblemNotice problem={problem} texts={words} />
          <TextArea {...form} name="text" label="answer.title" rows={5} max={1000} />
          <NameField {...form} />
          <Button type="submit" wide>
            {say("answer.submit")}
          </Button>
        </PostForm>
      ) : (
        <p>{say(outcomes[state])}</p>
      )}
      {state === "signin" && (
        <Link to={`/account/sign-in?to=${encodeURIComponent(action)}`} className={buttonClass()}>
          {say("write.signin.link")}
        </Link>
      )}
      <Link to={`/p/${product.uid}#questions`} className={buttonClass({ kind: "outline" })}>
        {say("reviews.back", { product: product.name })}
      </Link>
    </SmallPage>
  );
}
