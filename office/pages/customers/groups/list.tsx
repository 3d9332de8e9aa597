import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { TextField } from "../../../components/field.tsx";
import { problemsOf } from "../../../components/form-problem.tsx";
import { ExportLink } from "../../../components/list/export-link.tsx";
import { Loaded } from "../../../components/loaded.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../layout/page.tsx";
import { get, send } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";
import type { Group } from "../form.ts";
import { placeOf } from "./place.ts";

/** All customer groups, each with a link to its discounts. */
export function GroupsPage() {
  const say = useText();
  const mayRead = useMay("customers:read");
  const mayWrite = useMay("customers:write");
  const [isAdding, setIsAdding] = useState(false);
  const query = useQuery({
    queryKey: ["customer-groups"],
    queryFn: ({ signal }) => get<Group[]>("/customer_groups", {}, signal),
    enabled: mayRead,
  });
  const actions = (
    <>
      <ExportLink path="/staff/customer-groups/export" query={{}} />
      {mayWrite && (
        <button type="button" className="button button-main" onClick={() => setIsAdding(true)}>
          {say("newGroup")}
        </button>
      )}
    </>
  );
  const above = <Link to="/customers">{say("customers")}</Link>;
  return (
    <Page name={say("customerGroups")} permission="customers:read" above={above} actions={actions} narrow>
      <Loaded query={query}>
        {(data) => (
          <section className="card">
            <ul className="plain-list lined">
              {data.map((group) => (
                <li key={group.id}>
                  <span>
                    <Link to="/customers/groups/$id" params={{ id: String(group.id) }} className="list-link">
                      {group.name}
                    </Link>
                    <span className="list-sub">{placeOf(group, say)}</span>
                  </span>
                  <span className="with-tag">
                    {group.is_default && <span className="tag">{say("groupDefault")}</span>}
                    {group.is_group_for_guests && <span className="tag">{say("groupGuests")}</span>}
                    {say("groupRuleCount", { count: group.discount_rules.length })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Loaded>
      {isAdding && <NewGroup onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function NewGroup({ onClose }: { onClose: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (name: string) => send<Group>("POST", "/customer_groups", { name }),
    onSuccess: ({ id }) => navigate({ to: "/customers/groups/$id", params: { id: String(id) } }),
  });
  const submit = (values: FormData) => mutate(String(values.get("name")));
  return (
    <Dialog title={say("newGroup")} onClose={onClose}>
      <DialogForm act={say("create")} isDisabled={isPending} error={error} onLeave={onClose} onSubmit={submit}>
        <TextField label={say("name")} name="name" maxLength={100} problem={problemsOf(error).name} autoFocus />
      </DialogForm>
    </Dialog>
  );
}
