import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { Empty } from "../../components/empty.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { ShownOnce } from "../../components/shown-once.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { ToSettings } from "../settings/page.tsx";
import { Sifted } from "../settings/sifted.tsx";
import { type WebhookRow, webhooksQuery } from "./load.ts";
import { valuesOf, WebhookFields } from "./webhook-form.tsx";

export function WebhooksPage() {
  const say = useText();
  const mayRead = useMay("webhooks:read");
  const mayWrite = useMay("webhooks:write");
  const webhooks = useQuery({ ...webhooksQuery, enabled: mayRead });
  const [isAdding, setIsAdding] = useState(false);
  const add = mayWrite && (
    <button type="button" className="button button-main" onClick={() => setIsAdding(true)}>
      {say("newWebhook")}
    </button>
  );
  const hasSome = webhooks.data !== undefined && webhooks.data.length > 0;
  return (
    <Page name={say("webhooks")} permission="webhooks:read" above={<ToSettings />} actions={hasSome && add} narrow>
      <Loaded query={webhooks}>
        {(rows) => (
          <Sifted
            rows={rows}
            file="/webhooks/export"
            textOf={({ url, description, events }) => `${url} ${description} ${events.join(" ")}`}
            heads={["hookAddress", "hookEvents", "status"]}
            draw={(webhook) => <Line key={webhook.id} webhook={webhook} />}
            empty={
              <Empty title={say("noHooks")} text={say("noHooksText")}>
                {add}
                <a className="button" href="/api/docs" target="_blank" rel="noreferrer">
                  {say("apiDocs")}
                </a>
              </Empty>
            }
          />
        )}
      </Loaded>
      {isAdding && <NewWebhook onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function Line({ webhook }: { webhook: WebhookRow }) {
  const say = useText();
  return (
    <tr data-row>
      <td data-label={say("hookAddress")}>
        <Link to="/settings/webhooks/$id" params={{ id: String(webhook.id) }} className="link">
          {webhook.description || webhook.url}
        </Link>
        {webhook.description && <span className="list-sub">{webhook.url}</span>}
      </td>
      <td data-label={say("hookEvents")}>
        {webhook.events.includes("*") ? say("hookAllEvents") : webhook.events.join(", ")}
      </td>
      <td data-label={say("status")}>
        <WebhookState webhook={webhook} />
      </td>
    </tr>
  );
}

export function WebhookState({ webhook }: { webhook: WebhookRow }) {
  const say = useText();
  if (webhook.paused_at) return <span className="tag tag-bad">{say("hookPaused")}</span>;
  return (
    <span className={webhook.is_active ? "tag tag-good" : "tag"}>{say(webhook.is_active ? "active" : "inactive")}</span>
  );
}

function NewWebhook({ onClose }: { onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (body: object) => send<{ data: WebhookRow & { secret: string } }>("POST", "/webhooks", body),
    onSuccess: () => client.invalidateQueries({ queryKey: ["webhooks"] }),
  });
  const submit = (values: FormData) => mutate(valuesOf(values));
  const toIt = () => data && void navigate({ to: "/settings/webhooks/$id", params: { id: String(data.data.id) } });
  return (
    <Dialog title={say("newWebhook")} wide onClose={data ? toIt : onClose}>
      {data ? (
        <ShownOnce text={say("hookSecretOnce")} secret={data.data.secret} onClose={toIt} />
      ) : (
        <DialogForm act={say("create")} isDisabled={isPending} error={error} onLeave={onClose} onSubmit={submit}>
          <WebhookFields problems={problemsOf(error)} />
        </DialogForm>
      )}
    </Dialog>
  );
}
