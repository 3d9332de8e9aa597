import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Static } from "typebox";
import type { OrderNotes } from "#commerce/aftersales/office/desk-schema.ts";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { SelectField, TextArea } from "../../../components/field.tsx";
import { Loaded } from "../../../components/loaded.tsx";
import { makerOf } from "../../../components/orders/states.ts";
import { tell } from "../../../components/toasts.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { ApiProblem, get, messageOf, send } from "../../../runtime/api.ts";
import { useMay, useMember } from "../../../runtime/session.ts";

type Answer = Static<typeof OrderNotes>;

/** Internal notes about the order, with a field to add one. "@" mentions a member. */
export function Notes({ order }: { order: OrderDetail }) {
  const say = useText();
  const { moment } = useFormats();
  const mayWrite = useMay("orders:write");
  const client = useQueryClient();
  const key = ["order", String(order.id), "notes"];
  const path = `/staff/orders/${order.id}/notes`;
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get<Answer>(path, {}, signal),
  });
  const member = useMember();
  const isNamed = query.data?.data.some(({ mentions }) => mentions.includes(member.name)) ?? false;
  useEffect(() => {
    if (!isNamed) return;
    const seen = send("POST", `${path}/seen`).then(() => client.invalidateQueries({ queryKey: ["mentions"] }));
    // On failure, the home page keeps showing the mention.
    seen.catch(() => undefined);
  }, [isNamed, path, client]);
  const cacheNotes = (answer: Answer) => {
    client.setQueryData(key, answer);
    void client.invalidateQueries({ queryKey: ["order", String(order.id), "timeline"] });
  };
  const removing = useMutation({
    mutationFn: (id: number) => send<Answer>("DELETE", `${path}/${id}`),
    onSuccess: cacheNotes,
    onError: (problem) => tell(messageOf(problem, say)),
  });
  return (
    <section className="card">
      <h2>{say("notes")}</h2>
      <Loaded query={query} lines={2}>
        {(data) => (
          <>
            {data.data.length === 0 && <p className="lead">{say("noNotes")}</p>}
            <ul className="order-notes">
              {data.data.map(({ id, body, by, at, isOwn, mentions }) => (
                <li key={id}>
                  <p className="order-words">
                    <Words text={body} names={mentions} />
                  </p>
                  <p className="list-sub">
                    {makerOf(by)} · <time dateTime={at}>{moment(at)}</time>
                    {isOwn && mayWrite && (
                      <button type="button" className="order-remove" onClick={() => removing.mutate(id)}>
                        {say("remove")}
                      </button>
                    )}
                  </p>
                </li>
              ))}
            </ul>
            {mayWrite && <Write path={path} members={data.meta.members} keep={cacheNotes} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

/** The text, with the names of mentioned members in bold. */
function Words({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return text;
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`(@(?:${escaped.join("|")}))`, "gi"));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and never move.
  return parts.map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part));
}

function Write({ path, members, keep }: { path: string; members: string[]; keep: (answer: Answer) => void }) {
  const say = useText();
  const [body, setBody] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send<Answer>("POST", path, { body }),
    onSuccess: (answer) => {
      keep(answer);
      setBody("");
    },
  });
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() !== "") mutate();
  };
  const name = (member: string) => {
    setBody((text) => `${text}${text === "" || /\s$/.test(text) ? "" : " "}@${member} `);
    field.current?.focus();
  };
  const problem = error instanceof ApiProblem ? (error.body.errors?.body ?? error.message) : error && say("failedText");
  return (
    <form
      className="stack order-write"
      onSubmit={write}
      data-changed={body.trim() ? "note" : undefined}
      data-faulty={problem ? "note" : undefined}
    >
      <TextArea
        ref={field}
        label={say("writeNote")}
        hint={say("noteHint")}
        problem={problem ?? undefined}
        rows={3}
        maxLength={4000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className="order-write-foot">
        {members.length > 0 && (
          <SelectField label={say("mention")} value="" onChange={({ target }) => target.value && name(target.value)}>
            <option value="">@</option>
            {members.map((member) => (
              <option key={member}>{member}</option>
            ))}
          </SelectField>
        )}
        <button type="submit" className="button" disabled={isPending || body.trim() === ""}>
          {say("addNote")}
        </button>
      </div>
    </form>
  );
}
