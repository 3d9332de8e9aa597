import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { WithdrawalProps } from "./props.ts";
import "./withdrawal.css";

/** A withdrawal in two steps, as plain forms, and its receipt. */
export function WithdrawalSheet(props: WithdrawalProps) {
  const { words, orderId, step, email, receipt, back } = props;
  const say = useText(words);
  const title = say(
    step === "done" ? "withdraw.done.title" : step === "check" ? "withdraw.check.title" : "withdraw.title",
  );
  return (
    <SmallPage title={title} text={step === "choose" ? say("withdraw.text", { number: orderId }) : undefined}>
      <div className="withdrawal">
        {step === "choose" && <Choose {...props} />}
        {step === "check" && <Check {...props} />}
        {step === "over" && <p>{say("withdraw.over")}</p>}
        {receipt && (
          <>
            <Notice kind="done" live>
              {say("withdraw.done", { time: receipt.time, email })}
            </Notice>
            <p>{say("withdraw.done.more", { number: receipt.number })}</p>
          </>
        )}
        <p>
          <a href={back}>{say("withdraw.order")}</a>
        </p>
      </div>
    </SmallPage>
  );
}

function Choose({ words, csrf, action, lines, problem, name, email }: WithdrawalProps) {
  const say = useText(words);
  return (
    <PostForm csrf={csrf} action={action} className="withdrawal-form" noValidate>
      <ProblemNotice problem={problem} texts={words} />
      {lines.map((line) => (
        <TextField
          key={line.id}
          label={say("withdraw.pieces", { name: line.name })}
          hint={say("withdraw.of", { count: line.most })}
          id={`quantity-${line.id}`}
          name={`quantity-${line.id}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={line.most}
          defaultValue={Math.max(line.chosen, 0)}
        />
      ))}
      <p>{say("withdraw.who", { name, email })}</p>
      <Button type="submit" name="action" value="check">
        {say("withdraw.next")}
      </Button>
    </PostForm>
  );
}

function Check({ words, csrf, action, lines, name, email, orderId }: WithdrawalProps) {
  const say = useText(words);
  const chosen = lines.filter((line) => line.chosen > 0);
  return (
    <PostForm csrf={csrf} action={action} className="withdrawal-form">
      <p>{say("withdraw.check.text", { number: orderId })}</p>
      <ul className="withdrawal-lines">
        {chosen.map((line) => (
          <li key={line.id}>
            <input type="hidden" name={`quantity-${line.id}`} value={line.chosen} />
            {line.chosen} × {line.name}
          </li>
        ))}
      </ul>
      <p>{say("withdraw.who", { name, email })}</p>
      <Button type="submit" name="action" value="confirm">
        {say("withdraw.confirm")}
      </Button>
      <Button type="submit" name="action" value="change" kind="outline">
        {say("withdraw.back")}
      </Button>
    </PostForm>
  );
}
