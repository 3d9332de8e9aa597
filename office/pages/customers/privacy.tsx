import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CustomerDetail } from "#commerce/customers/office/schema.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DialogFoot } from "../../components/dialog-foot.tsx";
import { CheckField } from "../../components/field.tsx";
import { FormProblem } from "../../components/form-problem.tsx";
import { tell } from "../../components/toasts.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { confirmed } from "../../layout/confirm.tsx";
import { addressOf, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";

/** Requests under data protection law: a copy of a customer's data, and its erasure. */
export function Privacy({ customer }: { customer: CustomerDetail }) {
  const say = useText();
  const mayWrite = useMay("customers:write");
  const mayCopy = useMay("orders:read");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {mayCopy && (
        <a className="button" href={addressOf(`/customers/${customer.id}/export`)} download>
          {say("exportCopy")}
        </a>
      )}
      {mayWrite && (
        <button type="button" className="button button-danger" onClick={() => setIsAsking(true)}>
          {say("erase")}
        </button>
      )}
      {isAsking && <EraseDialog customer={customer} onClose={() => setIsAsking(false)} />}
    </>
  );
}

const goes: readonly Key[] = ["eraseAccount", "eraseBelongings", "eraseOrders", "eraseWords"];
const stays: readonly Key[] = ["keepBooks", "keepUnderWay", "keepSaid", "keepLog"];

type Props = { customer: CustomerDetail; onClose: () => void };

/**
 * Lists what will be erased, what has to be kept by law, and for how long. Erasure needs confirmation after reading it.
 */
function EraseDialog({ customer, onClose }: Props) {
  const say = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSure, setIsSure] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => confirmed(() => send("DELETE", `/customers/${customer.id}`)),
    onSuccess: async () => {
      tell(say("wasErased"));
      await navigate({ to: "/customers" });
      client.removeQueries({ queryKey: ["customer", String(customer.id)] });
      await client.invalidateQueries({ queryKey: ["list"] });
    },
  });
  const lists = [
    ["eraseGoes", goes],
    ["eraseStays", stays],
  ] as const;
  return (
    <Dialog title={say("eraseTitle", { name: customer.name || customer.email })} wide onClose={onClose}>
      <div className="stack">
        <p className="lead">{say("eraseText")}</p>
        {lists.map(([title, keys]) => (
          <section key={title}>
            <h3>{say(title)}</h3>
            <ul className="bullets">
              {keys.map((key) => (
                <li key={key}>{say(key)}</li>
              ))}
            </ul>
          </section>
        ))}
        <CheckField label={say("eraseSure")} checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
        <FormProblem error={error} />
        <DialogFoot
          act={say("erase")}
          isDanger
          isDisabled={!isSure || isPending}
          onAct={() => mutate()}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
