import { useState } from "react";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { Conflicted } from "../../../components/editor/conflicted.tsx";
import { TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useDesk } from "../change.ts";
import { addressLines } from "./address-lines.ts";

/** Corrects the delivery address. Possible until the first parcel is shipped. */
export function EditAddress({ order, close }: { order: OrderDetail; close: () => void }) {
  const say = useText();
  const { state: _, country: __, ...shown } = order.shipping;
  const [address, setAddress] = useState(shown);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { mutate, isPending, conflicted } = useDesk(order, (problem) =>
    setProblems(problem.body.errors ?? { "shipping.firstName": problem.message }),
  );
  return (
    <Dialog title={say("editDeliveryAddress")} onClose={close}>
      <DialogForm
        act={say("save")}
        isDisabled={isPending}
        onLeave={close}
        onSubmit={() => mutate({ shipping: address }, { onSuccess: close })}
      >
        {addressLines.map(([name, label]) => (
          <TextField
            key={name}
            label={say(label)}
            problem={problems[`shipping.${name}`]}
            value={address[name]}
            autoComplete="off"
            onChange={({ target }) => setAddress({ ...address, [name]: target.value })}
          />
        ))}
        <p className="field-hint">{say("addressTaxHint")}</p>
      </DialogForm>
      <Conflicted {...conflicted} />
    </Dialog>
  );
}
