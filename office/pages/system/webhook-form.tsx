import { useState } from "react";
import { eventTypes } from "#commerce/webhooks/schema.ts";
import { CheckField, TextField } from "../../components/field.tsx";
import { useText } from "../../i18n/text.tsx";
import { eventNames } from "./event-names.ts";
import type { WebhookRow } from "./load.ts";

type Props = { webhook?: WebhookRow; problems: Record<string, string> };

/** The form fields of a webhook; `valuesOf` reads them. */
export function WebhookFields({ webhook, problems }: Props) {
  const say = useText();
  const [isAll, setIsAll] = useState(webhook?.events.includes("*") ?? true);
  const problem = problems.events ?? Object.entries(problems).find(([name]) => name.startsWith("events"))?.[1];
  return (
    <>
      <TextField
        label={say("hookAddress")}
        name="url"
        hint={say("hookAddressHint")}
        defaultValue={webhook?.url ?? ""}
        problem={problems.url}
        inputMode="url"
        autoComplete="off"
      />
      <TextField label={say("name")} name="description" defaultValue={webhook?.description ?? ""} maxLength={200} />
      <fieldset className="stack">
        <legend>{say("hookEvents")}</legend>
        <CheckField
          label={say("hookAllEvents")}
          name="all_events"
          checked={isAll}
          onChange={({ target }) => setIsAll(target.checked)}
        />
        {!isAll && (
          <div className="permissions">
            {eventTypes.map((type) => (
              <CheckField
                key={type}
                label={
                  <>
                    {say(eventNames[type])} <code className="list-sub">{type}</code>
                  </>
                }
                name="events"
                value={type}
                defaultChecked={webhook?.events.includes(type) ?? false}
              />
            ))}
          </div>
        )}
        {problem && <p className="field-problem">{problem}</p>}
      </fieldset>
    </>
  );
}

/** The values of the form: all events are "*". */
export function valuesOf(values: FormData) {
  return {
    url: String(values.get("url")).trim(),
    description: String(values.get("description")),
    events: values.has("all_events") ? ["*"] : values.getAll("events"),
  };
}
