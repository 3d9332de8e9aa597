import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { CheckField } from "../../components/field.tsx";
import { FormProblem, problemsOf } from "../../components/form-problem.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Removal } from "../../components/removal.tsx";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { Deliveries } from "./deliveries.tsx";
import { type WebhookRow, webhookQuery } from "./load.ts";
import { valuesOf, WebhookFields } from "./webhook-form.tsx";

export function WebhookPage() {
  const say = useText();
  const { id } = useParams({ from: "/settings/webhooks/$id" });
  const mayRead = useMay("webhooks:read");
  const query = useQuery({ ...webhookQuery(id), enabled: mayRead });
  const { data: webhook } = query;
  return (
    <Page
      name={webhook ? webhook.description || webhook.url : say("webhooks")}
      permission="webhooks:read"
      above={<Link to="/settings/webhooks">{say("webhooks")}</Link>}
      narrow
    >
      <Loaded query={query}>{(found) => <Webhook webhook={found} />}</Loaded>
    </Page>
  );
}

function Webhook({ webhook }: { webhook: WebhookRow }) {
  const say = useText();
  const mayWrite = useMay("webhooks:write");
  return (
    <div className="stack">
      {webhook.paused_at && (
        <p className="note note-signal">
          {say("hookPausedText")} {say("hookFailures", { count: webhook.failures })}
        </p>
      )}
      {mayWrite && <Settings key={webhook.updated_at} webhook={webhook} />}
      <Deliveries id={String(webhook.id)} mayWrite={mayWrite} />
      {mayWrite && <Remove webhook={webhook} />}
    </div>
  );
}

function Settings({ webhook }: { webhook: WebhookRow }) {
  const say = useText();
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: object) => send("PUT", `/webhooks/${webhook.id}`, body),
    onSuccess: () => {
      tell(say("saved"));
      return client.invalidateQueries({ queryKey: ["webhooks"] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    mutate({ ...valuesOf(values), is_active: values.has("is_active") });
  };
  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <WebhookFields webhook={webhook} problems={problemsOf(error)} />
      <CheckField label={say("active")} name="is_active" defaultChecked={webhook.is_active && !webhook.paused_at} />
      <FormProblem error={error} />
      <button type="submit" className="button button-main" disabled={isPending}>
        {say("save")}
      </button>
    </form>
  );
}

function Remove({ webhook }: { webhook: WebhookRow }) {
  const say = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <Removal
      act={say("hookRemove")}
      remove={() => send("DELETE", `/webhooks/${webhook.id}`)}
      onRemoved={async () => {
        await navigate({ to: "/settings/webhooks" });
        await client.invalidateQueries({ queryKey: ["webhooks"] });
      }}
    >
      {say("hookRemoveText")}
    </Removal>
  );
}
