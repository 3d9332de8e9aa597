import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ServicesView } from "#commerce/setup/schema.ts";
import { FormProblem } from "../../components/form-problem.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { servicesQuery } from "./load.ts";

type Props<T> = {
  path: string;
  /** What is known of the service. */
  facts: (services: ServicesView) => ReactNode;
  /** The label of the button that tries it. */
  act: (services: ServicesView) => string;
  /** What came of the test: whether it went well, and the words for it. */
  outcome: (tested: T, services: ServicesView) => readonly [isGood: boolean, text: string];
};

/** A service that the shop uses, with a button that tries it. */
export function ServiceTest<T>({ path, facts, act, outcome }: Props<T>) {
  const mayWrite = useMay("settings:write");
  const query = useQuery(servicesQuery);
  const {
    mutate,
    data: tested,
    error,
    isPending,
  } = useMutation({
    mutationFn: async () => (await send<{ data: T }>("POST", path)).data,
  });
  return (
    <Loaded query={query} lines={4}>
      {(services) => {
        const [isGood, text] = tested === undefined ? [] : outcome(tested, services);
        return (
          <section className="card stack">
            {facts(services)}
            {text && (
              <p className={isGood ? "note" : "note note-signal"} role="status">
                {text}
              </p>
            )}
            <FormProblem error={error} />
            {mayWrite && (
              <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
                {act(services)}
              </button>
            )}
          </section>
        );
      }}
    </Loaded>
  );
}
