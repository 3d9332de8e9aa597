import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PickUp, PickUps } from "#commerce/aftersales/fulfilment/pick-ups/schema.ts";
import { useText } from "../../../i18n/text.tsx";
import { get, messageOf, send } from "../../../runtime/api.ts";
import { readPreference, storePreference } from "../../../runtime/preferences.ts";
import { useMay } from "../../../runtime/session.ts";
import { readScan } from "../rules.ts";
import type { ScanResult } from "../scan-field.tsx";

/** The orders to collect in the store chosen in this browser, and the handling of a scan. */
export function usePickUps() {
  const say = useText();
  const client = useQueryClient();
  const mayWrite = useMay("orders:write");
  const [store, setStore] = useState<number | null>(() => readPreference<number | null>("pick-up-store", null));
  const [heard, setHeard] = useState<ScanResult>(null);
  const [handing, setHanding] = useState<PickUp | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["pick-ups", store],
    queryFn: ({ signal }) => get<PickUps>("/staff/pick-ups", store === null ? {} : { store }, signal),
  });
  const tell = (text: string, isGood: boolean) => setHeard({ text, isGood, at: Date.now() });
  const changed = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "job" });
  const failed = async (problem: unknown) => {
    tell(messageOf(problem, say), false);
    await changed();
  };
  const { mutateAsync: ready } = useMutation({
    mutationFn: (id: number) => send("POST", `/staff/pick-ups/${id}/ready`, {}),
    onSuccess: async (_, id) => {
      tell(say("pickUpReady", { number: id }), true);
      await changed();
    },
  });
  const { mutate: undo, isPending: isUndoing } = useMutation({
    mutationFn: (id: number) => send("POST", `/staff/pick-ups/${id}/undo`, {}),
    onSuccess: async (_, id) => {
      tell(say("handOverUndone", { number: id }), true);
      await changed();
    },
    onError: failed,
  });

  async function scan(typed: string): Promise<void> {
    const read = readScan(typed);
    if (read.kind === "nothing") return;
    const number = read.kind === "order" ? read.id : read.text;
    const [found] = read.kind === "order" ? (await get<PickUps>("/staff/pick-ups", { id: read.id })).data : [];
    if (!found) return tell(say("pickUpUnknown", { number }), false);
    if (found.hold !== null) return tell(say("deskHeld", { number, reason: found.hold }), false);
    if (found.state === "handed") return tell(say("pickUpHanded", { number }), false);
    if (found.state === "to-prepare") return void (mayWrite && (await ready(found.id)));
    if (mayWrite) setHanding(found);
  }

  return {
    data,
    error,
    refetch,
    heard,
    handing,
    mayWrite,
    isUndoing,
    store,
    undo,
    setHanding,
    choose: (id: number | null) => {
      storePreference("pick-up-store", id);
      setStore(id);
    },
    scan: (typed: string) => void scan(typed).catch(failed),
    ready: (id: number) => void ready(id).catch(failed),
    handed: async (id: number) => {
      setHanding(null);
      tell(say("handedOver", { number: id }), true);
      await changed();
    },
  };
}
