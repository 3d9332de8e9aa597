import type { ReactNode } from "react";
import type { Key } from "../i18n/languages.ts";
import { useText } from "../i18n/text.tsx";

/** A line of a list of facts (`dl`): what it is, and what it says. */
export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A list of facts, each with the key of what it is. */
export function FactList({ facts }: { facts: readonly (readonly [Key, string])[] }) {
  const say = useText();
  return (
    <dl className="facts">
      {facts.map(([key, text]) => (
        <Fact key={key} label={say(key)}>
          {text}
        </Fact>
      ))}
    </dl>
  );
}
