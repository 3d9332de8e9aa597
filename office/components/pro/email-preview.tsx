import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Static } from "typebox";
import type { ProEmail } from "#commerce/customers/pro-accounts/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { CheckField, TextArea } from "../field.tsx";

export type EmailChoice = { tell: boolean; answer: string };
type Props = {
  /** The recipient shown in the preview; one of them when the email goes to many. */
  account: { id: number; name: string; email: string };
  kind: "renewed" | "limit" | "ended";
  isOneOfMany?: boolean;
  /** When absent, the account's current value is used. */
  lastDay?: string | undefined;
  limit?: string | undefined;
  telling: EmailChoice;
  onChange: (telling: EmailChoice) => void;
  problem?: string | undefined;
};

/** Whether an email is sent, what staff add to it, and a preview of it. */
export function TellByEmail({ account, kind, isOneOfMany, lastDay, limit, telling, onChange, problem }: Props) {
  const say = useText();
  const { tell, answer } = telling;
  const query = { kind, answer, expires_on: lastDay || undefined, spend_limit: limit };
  const { data } = useQuery({
    queryKey: ["pro-account-email", account.id, query],
    queryFn: ({ signal }) => get<Static<typeof ProEmail>>(`/pro/accounts/${account.id}/email`, query, signal),
    enabled: tell,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      <CheckField
        label={say("proTell")}
        checked={tell}
        onChange={({ target }) => onChange({ ...telling, tell: target.checked })}
      />
      {tell && (
        <TextArea
          label={say("proAdd")}
          rows={2}
          value={answer}
          maxLength={500}
          problem={problem}
          onChange={({ target }) => onChange({ ...telling, answer: target.value })}
        />
      )}
      {tell && data && (
        <section className="note">
          <h3>{isOneOfMany ? say("proEmailSample", { name: account.name || account.email }) : say("proEmail")}</h3>
          <p>
            <strong>{data.subject}</strong>
          </p>
          <pre className="email-text">{data.text}</pre>
        </section>
      )}
    </>
  );
}
