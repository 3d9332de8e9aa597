import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Fact } from "../../components/fact.tsx";
import { TextField } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { Skeleton } from "../../components/states.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { confirmed } from "../../layout/confirm.tsx";
import { Page } from "../../layout/page.tsx";
import { get, send } from "../../runtime/api.ts";
import { roleName } from "../../runtime/role-names.ts";
import { useMember } from "../../runtime/session.ts";
import { browserOf } from "./browsers.ts";
import { NoticeChoices } from "./notices.tsx";
import { ToSettings } from "./page.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";

export function AccountPage() {
  const say = useText();
  const member = useMember();
  return (
    <Page name={say("myAccount")} permission={null} above={<ToSettings />} narrow>
      {member.mustSetUpSecondFactor && <p className="note note-signal">{say("mustSetUp")}</p>}
      <div className="columns-packed">
        <section className="card">
          <h2>{member.name}</h2>
          <dl className="facts">
            <Fact label={say("email")}>{member.email}</Fact>
            <Fact label={say("role")}>{roleName(member.role.name, say)}</Fact>
          </dl>
        </section>
        <Password />
        <SecondFactor />
        <Passkeys />
        <Sessions />
        <NoticeChoices />
      </div>
    </Page>
  );
}

function Password() {
  const say = useText();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: object) => confirmed(() => send("PUT", "/password", body)),
    onSuccess: () => tell(say("saved")),
  });
  const problems = problemsOf(error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(Object.fromEntries(new FormData(event.currentTarget)), {
      onSuccess: () => event.target instanceof HTMLFormElement && event.target.reset(),
    });
  };
  return (
    <section className="card">
      <h2>{say("password")}</h2>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          label={say("currentPassword")}
          name="current"
          type="password"
          autoComplete="current-password"
          problem={problems.current}
        />
        <TextField
          label={say("newPassword")}
          hint={say("passwordHint")}
          name="new"
          type="password"
          autoComplete="new-password"
          problem={problems.new}
        />
        <FormProblem error={error} />
        <button type="submit" className="button" disabled={isPending}>
          {say("changePassword")}
        </button>
      </form>
    </section>
  );
}

type SessionView = {
  id: number;
  address: string;
  agent: string;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
};

function Sessions() {
  const say = useText();
  const { moment } = useFormats();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => get<{ data: SessionView[] }>("/sessions", {}, signal),
  });
  const { mutate } = useMutation({
    mutationFn: (id: number) => confirmed(() => send("DELETE", `/sessions/${id}`)),
    onSuccess: () => client.invalidateQueries({ queryKey: ["sessions"] }),
  });
  return (
    <section className="card">
      <h2>{say("sessions")}</h2>
      {data ? (
        <ul className="plain-list">
          {data.data.map((session) => (
            <li key={session.id}>
              <span>
                <strong>{browserOf(session.agent)}</strong>
                <span className="list-sub">
                  {session.address}, {moment(session.seenAt)}
                </span>
              </span>
              {session.isCurrent ? (
                <span className="tag tag-good">{say("thisSession")}</span>
              ) : (
                <button type="button" className="button" onClick={() => mutate(session.id)}>
                  {say("endSession")}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  );
}
