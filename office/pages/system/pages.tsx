import type { ComponentType } from "react";
import { WithTexts } from "../../i18n/text.tsx";
import { JobsPage as Jobs } from "./jobs.tsx";
import { SystemPage as System } from "./system.tsx";
import { WebhookPage as Webhook } from "./webhook.tsx";
import { WebhooksPage as Webhooks } from "./webhooks.tsx";

/** The pages about webhooks, jobs and the system, whose texts are loaded with them. */
const worded = (Page: ComponentType) => () => (
  <WithTexts of="system">
    <Page />
  </WithTexts>
);

export const JobsPage = worded(Jobs);
export const SystemPage = worded(System);
export const WebhookPage = worded(Webhook);
export const WebhooksPage = worded(Webhooks);
