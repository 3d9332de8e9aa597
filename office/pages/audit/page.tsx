import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { Static } from "typebox";
import type { AuditEntry, AuditPage as Found } from "#commerce/staff/audit-log/schema.ts";
import { Changes } from "../../components/changes/changes.tsx";
import { recordGroups } from "../../components/changes/kinds.ts";
import { unsaid } from "../../components/changes/names.ts";
import { screenOf } from "../../components/changes/screens.ts";
import { regionOf, wordOfField, wordOfKind } from "../../components/changes/words.ts";
import { Dialog } from "../../components/dialog.tsx";
import { TextField } from "../../components/field.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { List } from "../../components/list/list.tsx";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf } from "../../components/list/types.ts";
import type { Key } from "../../i18n/languages.ts";
import { type Say, useFormats, useText, WithTexts } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get } from "../../runtime/api.ts";
import { marketName } from "../../runtime/markets.ts";
import { may, useMember } from "../../runtime/session.ts";

const kinds: Record<AuditEntry["actor"]["kind"], Key> = {
  member: "kindMember",
  key: "kindKey",
  job: "kindJob",
  program: "kindProgram",
  customer: "customer",
};
const actions: Record<string, Key> = {
  insert: "insert",
  update: "update",
  delete: "delete",
  "sign-in": "signedIn",
  "sign-in-failed": "signInFailed",
  export: "exported",
  password: "passwordChanged",
};
/** Converts the list's filters into the audit API's parameters: "q" is the record's id, and dates cover whole days. */
const asked = ({ q, type, actor, action, job, from, to }: ListSearch) => ({
  id: q,
  type,
  actor,
  action,
  job,
  from: from && `${from}T00:00:00Z`,
  to: to && `${to}T23:59:59Z`,
});

/** An order is named by its number, because its label is its customer's name. */
const nameOf = ({ type, label, recordId }: AuditEntry) => (type === "order" ? recordId : label || recordId);

/**
 * What a list says of a record below its kind: its name or number, and what it is a part of, which is all that is said
 * of a record with a composite or random key.
 */
function placeOf(entry: AuditEntry, say: Say): string {
  const { type, recordId, label, about, aggregate } = entry;
  if (aggregate.type === type && aggregate.id === recordId) return nameOf(entry);
  const region = regionOf(type, recordId);
  const own = label && !about.includes(label) ? label : null;
  const whole = about.length > 0 ? about : [`${wordOfKind(aggregate.type, say)} ${aggregate.id}`];
  return [...whole, own, region && marketName(region, say)].filter(Boolean).join(" · ");
}

/** `job`: the one whose changes are shown, which other screens lead to. */
const listOf = (show: (entry: AuditEntry) => void, job: string | undefined): ListOf<AuditEntry> => ({
  name: "audit",
  isSearchable: true,
  load: async (search, signal) => {
    const query = { ...asked(search), page: pageOf(search), limit: limitOf(search), count: "no" };
    return { rows: (await get<Static<typeof Found>>("/audit", query, signal)).data };
  },
  count: async (search, signal) => {
    const { meta } = await get<Static<typeof Found>>("/audit", { ...asked(search), count: "only" }, signal);
    return { total: meta.pagination.total, isExact: meta.pagination.isExact };
  },
  id: ({ id }) => String(id),
  title: nameOf,
  columns: [
    {
      id: "change",
      label: "change",
      cell: (entry, { say }) => {
        const key = actions[entry.action];
        return (
          <button type="button" className="list-link list-button" onClick={() => show(entry)}>
            {key ? say(key) : entry.action}
            <span className="list-sub">
              {Object.keys(entry.after ?? entry.before ?? {})
                .filter((name) => !unsaid.has(name))
                .slice(0, 4)
                .map((name) => wordOfField(entry.type, name, say))
                .join(", ")}
            </span>
          </button>
        );
      },
    },
    {
      id: "record",
      label: "record",
      cell: (entry, { say }) => (
        <>
          {wordOfKind(entry.type, say)}
          <span className="list-sub">
            <ToRecord entry={entry} name={placeOf(entry, say)} />
          </span>
        </>
      ),
    },
    { id: "who", label: "who", cell: ({ actor }, { say }) => actor.name || say(kinds[actor.kind]) },
    { id: "kind", label: "kind", isOptional: true, cell: ({ actor }, { say }) => say(kinds[actor.kind]) },
    { id: "when", label: "when", cell: ({ at }, { formats }) => formats.moment(at) },
    { id: "address", label: "address", cell: ({ address }) => address },
  ],
  filters: [
    ...(job === undefined ? [] : [{ name: "job", label: "kindJob" as const, options: () => [[job, job] as const] }]),
    { name: "actor", label: "who", options: ({ say }) => Object.entries(kinds).map(([kind, key]) => [kind, say(key)]) },
    {
      name: "action",
      label: "change",
      options: ({ say }) => Object.entries(actions).map(([id, key]) => [id, say(key)]),
    },
    {
      name: "type",
      label: "record",
      options: ({ say }) =>
        recordGroups.flatMap(([group, kinds]) =>
          Object.entries(kinds).map(([kind, key]) => [kind, say(key), say(group)] as const),
        ),
    },
  ],
});

/** The name of a record, as a link where it has a screen that the member may see. */
function ToRecord({ entry, name }: { entry: AuditEntry; name: string }) {
  const member = useMember();
  const screen = screenOf(entry);
  if (name === "" || !screen || !may(member, screen.permission)) return name;
  return (
    <Link to={screen.path} className="link">
      {name}
    </Link>
  );
}

export const AuditPage = () => (
  <WithTexts of="records">
    <Audit />
  </WithTexts>
);

function Audit() {
  const say = useText();
  const formats = useFormats();
  const search = useSearch({ strict: false }) as ListSearch;
  const [entry, setEntry] = useState<AuditEntry | null>(null);
  const list = useMemo(() => listOf(setEntry, search.job), [search.job]);
  // A record without a name is named by its kind: "Refund 3".
  const titleOf = (entry: AuditEntry) =>
    entry.label && entry.type !== "order" ? entry.label : `${wordOfKind(entry.type, say)} ${placeOf(entry, say)}`;
  const actions = <ExportLink path="/audit/export" query={asked(search)} />;
  return (
    <Page name={say("audit")} permission="audit:read" actions={actions}>
      <Days search={search} />
      <List list={list} />
      {entry && (
        <Dialog title={titleOf(entry)} wide onClose={() => setEntry(null)}>
          <p className="lead">
            {[entry.actor.name || say(kinds[entry.actor.kind]), formats.moment(entry.at), entry.address]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <Changes entry={entry} />
        </Dialog>
      )}
    </Page>
  );
}

/** The first and last day shown. */
function Days({ search }: { search: ListSearch }) {
  const say = useText();
  const navigate = useNavigate();
  return (
    <div className="days">
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          label={say(name)}
          type="date"
          value={search[name] ?? ""}
          onChange={(event) =>
            void navigate({
              to: ".",
              search: { ...search, [name]: event.target.value || undefined, page: undefined } as never,
            })
          }
        />
      ))}
    </div>
  );
}
