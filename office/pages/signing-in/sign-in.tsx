import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { TextField } from "../../components/field.tsx";
import { useText } from "../../i18n/text.tsx";
import { ApiProblem } from "../../runtime/api.ts";
import { canUsePasskeys, signInByPasskey } from "../../runtime/passkeys.ts";
import { signIn } from "../../runtime/session.ts";
import { Outside, textOf } from "./frame.tsx";
import { sayProblem } from "./problems.ts";

/**
 * The sign-in form: email and password. After a correct password, members with a second factor are asked for the code.
 */
export function SignInPage() {
  const say = useText();
  const { mutate, error, isPending, variables } = useMutation({ mutationFn: signIn });
  const needsCode = error instanceof ApiProblem && error.code === "code-required";
  const hadCode = needsCode || variables?.code !== undefined;
  const submit = (values: FormData) => {
    const code = textOf(values, "code");
    mutate({ email: textOf(values, "email"), password: String(values.get("password") ?? ""), ...(code && { code }) });
  };
  const byPasskey = useMutation({ mutationFn: signInByPasskey });
  const problem = needsCode ? null : sayProblem(error ?? byPasskey.error, say);
  return (
    <Outside title={say("signInTitle")} onSubmit={submit}>
      <TextField label={say("email")} name="email" type="email" autoComplete="username" required autoFocus />
      <TextField label={say("password")} name="password" type="password" autoComplete="current-password" required />
      {hadCode && (
        <TextField
          label={say("code")}
          hint={say("codeHint")}
          name="code"
          inputMode="text"
          autoComplete="one-time-code"
          autoFocus
          required
        />
      )}
      {problem && (
        <p className="note note-signal" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button button-main" disabled={isPending}>
        {say("signIn")}
      </button>
      {canUsePasskeys() && (
        <button type="button" className="button" disabled={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          {say("usePasskey")}
        </button>
      )}
      <Link to="/forgot" className="link">
        {say("forgot")}
      </Link>
    </Outside>
  );
}
