import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { PublicFormFrame } from "#storefront/components/forms/public-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { NameField, TextArea, useWiring } from "#storefront/components/reviews/fields.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { AskProps } from "./data.ts";
import "./ask.css";

const outcomes = { confirm: "ask.confirm", taken: "ask.taken", over: "ask.over" } as const;

export default function Ask(props: AskProps) {
  const { words, form, product, state, isGuest, answered, typed, faults: errors, refused, link } = props;
  const say = useText(words);
  const fields = { words, errors, typed };
  const wire = useWiring(fields);
  const title = say("ask.title", { product: product.name });
  const action = `/p/${product.uid}/ask`;
  if (state === "confirming" && link)
    return (
      <SmallPage title={title} goods={product}>
        <PostForm to={action} csrf={form.csrf} hidden={link} noValidate>
          <Button type="submit" name="action" value="confirm">
            {say("ask.confirm.submit")}
          </Button>
        </PostForm>
      </SmallPage>
    );
  if (state !== "form" && state !== "confirming")
    return (
      <SmallPage title={title} goods={product} text={say(outcomes[state])}>
        <Link to={`/p/${product.uid}`} className={buttonClass({ kind: "outline" })}>
          {say("reviews.back", { product: product.name })}
        </Link>
      </SmallPage>
    );
  return (
    <SmallPage
      title={title}
      goods={product}
      text={say("ask.how")}
      more={answered.length > 0 && <Answered {...props} />}
      back={{ path: `/p/${product.uid}`, name: say("reviews.back", { product: product.name }) }}
    >
      <PublicFormFrame form={form} action={action} submit={say("ask.submit")}>
        <ProblemNotice problem={refused} texts={words} />
        <TextArea {...fields} name="text" label="ask.text" hint="ask.text.hint" rows={5} max={1000} />
        <NameField {...fields} />
        {isGuest && (
          <TextField
            label={say("ask.email")}
            hint={say("ask.email.hint")}
            {...wire("email")}
            type="email"
            autoComplete="email"
            required
          />
        )}
      </PublicFormFrame>
    </SmallPage>
  );
}

/** What others asked, as ways to the answers. */
function Answered({ words, product, answered }: AskProps) {
  const say = useText(words);
  return (
    <nav className="asked-before" aria-labelledby="asked-before">
      <h2 className="label" id="asked-before">
        {say("questions.title")}
      </h2>
      <ul>
        {answered.map((text) => (
          <li key={text}>
            <Link to={`/p/${product.uid}/reviews#questions`} prefetch={false}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
