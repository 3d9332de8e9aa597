import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { languages } from "#commerce/shared/regions/schema.ts";
import { DecimalField } from "../../components/decimal-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { SelectField, TextArea, TextField } from "../../components/field.tsx";
import { problemsOf } from "../../components/form-problem.tsx";
import { ShownOnce } from "../../components/shown-once.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { currencyOf, priceRegions } from "../../runtime/markets.ts";

const currencies = [...new Set(priceRegions.map(currencyOf))];

/** Issues a gift card by hand. Its code is shown once, and emailed when an address is given. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const formats = useFormats();
  const client = useQueryClient();
  const [amount, setAmount] = useState<number | null>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (body: object) => send<{ data: { code: string } }>("POST", "/gift-certificates", body),
    onSuccess: () => client.invalidateQueries({ queryKey: ["list"] }),
  });
  const problems = problemsOf(error);
  const submit = (values: FormData) => {
    const given = [...values].filter(([, text]) => text !== "");
    mutate({ amount: amount ?? 0, ...Object.fromEntries(given) });
  };
  return (
    <Dialog title={say("giftGive")} onClose={onClose}>
      {data ? (
        <ShownOnce text={say("giftOnce")} secret={data.data.code} onClose={onClose} />
      ) : (
        <DialogForm act={say("giftGive")} isDisabled={isPending} error={error} onLeave={onClose} onSubmit={submit}>
          <DecimalField label={say("giftWorth")} value={amount} problem={problems.amount} onChange={setAmount} />
          <SelectField
            label={say("giftCurrency")}
            name="currency_code"
            problem={problems.currency_code}
            options={currencies.map((currency) => [currency, currency])}
          />
          <TextField label={say("giftToName")} name="to_name" maxLength={80} problem={problems.to_name} />
          <TextField label={say("giftToEmail")} name="to_email" type="email" problem={problems.to_email} />
          <SelectField
            label={say("language")}
            name="language"
            problem={problems.language}
            options={languages.map((language) => [language, formats.languageName(language)])}
          />
          <TextArea label={say("giftMessage")} name="message" maxLength={1000} problem={problems.message} />
        </DialogForm>
      )}
    </Dialog>
  );
}
