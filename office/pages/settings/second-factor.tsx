import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useMemo } from "react";
import { encode } from "uqr";
import { TextField } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { useText } from "../../i18n/text.tsx";
import { confirmed } from "../../layout/confirm.tsx";
import { send } from "../../runtime/api.ts";
import { useMember, useRefreshMember } from "../../runtime/session.ts";

type Enrolment = { secret: string; uri: string };

/** Turns the second factor on (scan, enter a code, store the recovery codes) and off. */
export function SecondFactor() {
  const say = useText();
  const { hasSecondFactor, hasCodes } = useMember();
  const refresh = useRefreshMember();
  const beginning = useMutation({ mutationFn: () => confirmed(() => send<Enrolment>("POST", "/second-factor")) });
  const confirming = useMutation({
    mutationFn: (code: string) => send<{ recoveryCodes: string[] }>("POST", "/second-factor/confirm", { code }),
    onSuccess: refresh,
  });
  const ending = useMutation({
    mutationFn: () => confirmed(() => send("DELETE", "/second-factor")),
    onSuccess: async () => {
      beginning.reset();
      confirming.reset();
      await refresh();
    },
  });
  const codes = confirming.data?.recoveryCodes;
  return (
    <section className="card">
      <h2>{say("secondFactor")}</h2>
      <div className="stack">
        <p className="lead">
          {say(hasCodes ? "secondFactorOn" : hasSecondFactor ? "passkeyIsFactor" : "secondFactorOff")}
        </p>
        {codes && <RecoveryCodes codes={codes} />}
        {hasCodes ? (
          <button type="button" className="button button-danger" onClick={() => ending.mutate()}>
            {say("turnOff")}
          </button>
        ) : beginning.data ? (
          <Scan begun={beginning.data} error={confirming.error} confirm={confirming.mutate} />
        ) : (
          <button type="button" className="button" onClick={() => beginning.mutate()}>
            {say("turnOn")}
          </button>
        )}
        <FormProblem error={beginning.error ?? ending.error} />
      </div>
    </section>
  );
}

type ScanProps = { begun: Enrolment; error: unknown; confirm: (code: string) => void };

function Scan({ begun: { secret, uri }, error, confirm }: ScanProps) {
  const say = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirm(String(new FormData(event.currentTarget).get("code") ?? ""));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{say("scanCode")}</p>
      <QrCode text={uri} />
      <p className="field-hint">{say("orType", { secret })}</p>
      <TextField
        label={say("code")}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        problem={problemsOf(error).code}
      />
      <FormProblem error={error} />
      <button type="submit" className="button button-main">
        {say("turnOn")}
      </button>
    </form>
  );
}

/** Drawn as one path, dark on white also in the dark appearance, because cameras need that. */
function QrCode({ text }: { text: string }) {
  const say = useText();
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(text, { border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, path: cells.join("") };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say("secondFactor")}>
      <path d={path} />
    </svg>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const say = useText();
  return (
    <div className="note">
      <strong>{say("recoveryCodes")}</strong>
      <p>{say("recoveryText")}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
