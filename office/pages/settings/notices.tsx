import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Static } from "typebox";
import type { Choices, NoticeKind } from "#commerce/staff/notices/schema.ts";
import { OptionList } from "../../components/field.tsx";
import { Skeleton } from "../../components/states.tsx";
import { tell } from "../../components/toasts.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { get, send } from "../../runtime/api.ts";

const kinds: Record<NoticeKind, Key> = {
  "new-order": "kindNewOrder",
  "payment-unclear": "kindPaymentUnclear",
  return: "kindReturn",
  "low-stock": "kindLowStock",
  "failed-job": "kindFailedJob",
  "pro-application": "kindProApplication",
  review: "kindReview",
  question: "kindQuestion",
  mention: "kindMention",
};
const emails = [
  ["off", "emailOff"],
  ["now", "emailNow"],
  ["daily", "emailDaily"],
] as const;
const key = ["notice-choices"];
type Choice = Static<typeof Choices>["data"][number];

/** Chooses the notices that the member receives in the office and by email. Each choice is saved at once. */
export function NoticeChoices() {
  const say = useText();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get<Static<typeof Choices>>("/notices/choices", {}, signal),
  });
  const { mutate } = useMutation({
    mutationFn: (choice: Choice) => send<Static<typeof Choices>>("PUT", "/notices/choices", { choices: [choice] }),
    onSuccess: (saved) => {
      client.setQueryData(key, saved);
      void client.invalidateQueries({ queryKey: ["unread-notices"] });
      tell(say("saved"));
    },
    onError: () => tell(say("failedText")),
  });
  return (
    <section className="card">
      <h2>{say("noticeChoices")}</h2>
      <p className="lead">{say("noticeChoicesText")}</p>
      {data ? (
        <ul className="plain-list notice-choices">
          {data.data.map((choice) => {
            const name = say(kinds[choice.kind]);
            return (
              <li key={choice.kind}>
                <span>{name}</span>
                <span className="notice-choice">
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={choice.inOffice}
                      aria-label={`${name}: ${say("inOffice")}`}
                      onChange={({ target }) => mutate({ ...choice, inOffice: target.checked })}
                    />
                    <span>{say("inOffice")}</span>
                  </label>
                  <select
                    className="input"
                    value={choice.email}
                    aria-label={`${name}: ${say("byEmail")}`}
                    onChange={({ target }) => mutate({ ...choice, email: target.value as Choice["email"] })}
                  >
                    <OptionList of={emails.map(([email, text]) => [email, say(text)])} />
                  </select>
                </span>
              </li>
            );
          })}
        </ul>
      ) : (
        <Skeleton lines={4} />
      )}
    </section>
  );
}
