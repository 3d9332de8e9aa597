import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskOrder } from "#commerce/aftersales/fulfilment/dispatch/schema.ts";
import { type Entry, readDesk, storeDesk, useRefusal, withOrders } from "../../components/orders/desk.ts";
import { useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { readScan } from "./rules.ts";
import type { ScanResult } from "./scan-field.tsx";

const load = async (query: { ids?: string }) =>
  (await get<{ data: DeskOrder[] }>("/staff/dispatch/orders", query)).data;

/** The orders on the desk, kept in this browser until they are shipped, and the result of the last scan. */
export function useDesk() {
  const say = useText();
  const client = useQueryClient();
  const [entries, setEntries] = useState(readDesk);
  const [heard, setHeard] = useState<ScanResult>(null);
  const update = (next: Entry[]) => {
    storeDesk(next);
    setEntries(next);
  };
  const tell = (text: string, isGood: boolean) => setHeard({ text, isGood, at: Date.now() });
  const refusal = useRefusal();

  async function scan(typed: string): Promise<void> {
    const read = readScan(typed);
    if (read.kind === "nothing") return;
    if (read.kind === "tracking") {
      const [first, ...others] = entries;
      if (!first) return tell(say("deskUnknown", { number: read.text }), false);
      update([{ ...first, tracking: read.text }, ...others]);
      return tell(say("deskTracked", { tracking: read.text, number: first.order.id }), true);
    }
    const known = entries.find(({ order }) => order.id === read.id);
    if (known) {
      update([known, ...entries.filter((entry) => entry !== known)]);
      return tell(say("deskAgain", { number: read.id }), true);
    }
    const [order] = await load({ ids: String(read.id) });
    if (!order) return tell(say("deskUnknown", { number: read.id }), false);
    const why = refusal(order);
    if (why) return tell(why, false);
    setEntries((now) => {
      const next = now.some((entry) => entry.order.id === order.id) ? now : [{ order, tracking: "" }, ...now];
      storeDesk(next);
      return next;
    });
    tell(say("deskAdded", { number: order.id, count: order.pieces }), true);
  }

  async function addWaiting(): Promise<void> {
    update(withOrders(entries, await load({})));
  }

  return {
    entries,
    heard,
    scan,
    addWaiting,
    fail: () => tell(say("failedText"), false),
    track: (id: number, tracking: string) =>
      update(entries.map((entry) => (entry.order.id === id ? { ...entry, tracking } : entry))),
    takeOff: (id: number) => update(entries.filter(({ order }) => order.id !== id)),
    clear: () => update([]),
    /** Removes the shipped orders from the desk. Refused ones stay. */
    left: (refused: readonly string[]) => {
      update(entries.filter(({ order }) => refused.includes(String(order.id))));
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "job" });
    },
  };
}
