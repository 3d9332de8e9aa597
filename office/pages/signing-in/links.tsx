import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { useText } from "../../i18n/text.tsx";
import { get, send } from "../../runtime/api.ts";
import { roleName } from "../../runtime/role-names.ts";
import { signIn } from "../../runtime/session.ts";
import { Outside, textOf } from "./frame.tsx";
import { sayProblem } from "./problems.ts";

/** Pages opened by a link with a token. The token follows "#", so it is never sent to a server or logged. */
const readToken = () => decodeURIComponent(location.hash.slice(1));

const ToSignIn = () => {
  const say = useText();
  return (
    <Link to="/" className="link">
      {say("backToSignIn")}
    </Link>
  );
};

const Problem = ({ error }: { error: unknown }) => {
  const text = sayProblem(error, useText());
  return text ? (
    <p className="note note-signal" role="alert">
      {text}
    </p>
  ) : null;
};

export function ForgotPage() {
  const say = useText();
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: (email: string) => send("POST", "/password/forgot", { email }),
  });
  return (
    <Outside title={say("forgotTitle")} text={say("forgotText")} onSubmit={(values) => mutate(textOf(values, "email"))}>
      <TextField label={say("email")} name="email" type="email" autoComplete="username" required />
      <Problem error={error} />
      {isSuccess && (
        <p className="note" role="status">
          {say("linkSent")}
        </p>
      )}
      <button type="submit" className="button button-main" disabled={isPending}>
        {say("sendLink")}
      </button>
      <ToSignIn />
    </Outside>
  );
}

export function ResetPage() {
  const say = useText();
  const [token] = useState(readToken);
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: (password: string) => send("POST", "/password/reset", { token, password }),
  });
  if (isSuccess)
    return (
      <Outside title={say("forgotTitle")} text={say("passwordSaved")}>
        <ToSignIn />
      </Outside>
    );
  return (
    <Outside title={say("forgotTitle")} onSubmit={(values) => mutate(String(values.get("password") ?? ""))}>
      <NewPassword problem={problemsOf(error).password} />
      <Problem error={error} />
      <button type="submit" className="button button-main" disabled={isPending}>
        {say("savePassword")}
      </button>
      <ToSignIn />
    </Outside>
  );
}

const NewPassword = ({ problem }: { problem?: string | undefined }) => {
  const say = useText();
  return (
    <TextField
      label={say("newPassword")}
      hint={say("passwordHint")}
      problem={problem}
      name="password"
      type="password"
      autoComplete="new-password"
      required
    />
  );
};

type Invitation = { email: string; role: string };

export function InvitationPage() {
  const say = useText();
  const [token] = useState(readToken);
  const shop = document.documentElement.dataset.shop ?? "";
  const { data, error: gone } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => get<Invitation>(`/invitations/${encodeURIComponent(token)}`),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (given: { name: string; password: string }) => {
      await send("POST", "/invitations/accept", { token, ...given });
      if (data) await signIn({ email: data.email, password: given.password });
      location.assign("/office");
    },
  });
  if (gone)
    return (
      <Outside title={say("linkGone")} text={say("linkGoneText")}>
        <ToSignIn />
      </Outside>
    );
  const submit = (values: FormData) =>
    mutate({ name: textOf(values, "name"), password: String(values.get("password") ?? "") });
  return (
    <Outside
      title={say("invitationTitle", { shop })}
      text={data && say("invitationText", { ...data, role: roleName(data.role, say) })}
      onSubmit={submit}
    >
      <TextField label={say("name")} name="name" autoComplete="name" problem={problemsOf(error).name} required />
      <NewPassword problem={problemsOf(error).password} />
      <Problem error={error} />
      <button type="submit" className="button button-main" disabled={isPending || !data}>
        {say("join")}
      </button>
    </Outside>
  );
}

/** Creates the first member of a shop, with the one-time link that the first start prints. */
export function OwnerPage() {
  const say = useText();
  const [token] = useState(readToken);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (given: { name: string; email: string; password: string }) => {
      await send("POST", "/setup", { token, ...given });
      // The token has been used. It is removed from the URL before the guided set-up is shown there.
      history.replaceState(history.state, "", "/office/setup");
      await signIn({ email: given.email, password: given.password });
    },
  });
  const problems = problemsOf(error);
  const submit = (values: FormData) =>
    mutate({
      name: textOf(values, "name"),
      email: textOf(values, "email"),
      password: String(values.get("password") ?? ""),
    });
  return (
    <Outside title={say("setupTitle")} text={say("setupText")} onSubmit={submit}>
      <TextField label={say("name")} name="name" autoComplete="name" problem={problems.name} required />
      <TextField
        label={say("email")}
        name="email"
        type="email"
        autoComplete="username"
        problem={problems.email}
        required
      />
      <NewPassword problem={problems.password} />
      <Problem error={error} />
      <button type="submit" className="button button-main" disabled={isPending}>
        {say("makeOwner")}
      </button>
    </Outside>
  );
}
