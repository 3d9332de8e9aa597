import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CheckField } from "../../components/field.tsx";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { confirmed } from "../../layout/confirm.tsx";
import { messageOf, send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { policyQuery } from "./load.ts";

/** Whether all members have to have a second factor. */
export function Policy() {
  const say = useText();
  const client = useQueryClient();
  const mayWrite = useMay("staff:write");
  const { data } = useQuery({ ...policyQuery, enabled: useMay("staff:read") });
  const { mutate, isPending } = useMutation({
    mutationFn: (secondFactorRequired: boolean) =>
      confirmed(() => send("PUT", "/staff/policy", { secondFactorRequired })),
    onSuccess: () => tell(say("saved")),
    onError: (error) => tell(messageOf(error, say)),
    onSettled: () => client.invalidateQueries({ queryKey: policyQuery.queryKey }),
  });
  return (
    <section className="card stack-tight">
      <CheckField
        label={say("policyFactor")}
        checked={data?.secondFactorRequired ?? false}
        disabled={!mayWrite || !data || isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
      <p className="field-hint">{say("policyFactorHint")}</p>
    </section>
  );
}
