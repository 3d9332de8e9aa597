import { useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import "./pro-steps.css";

/** The way to an account for professionals. */
export function ProSteps({ words }: { words: AreaTexts<"pro-applications"> }) {
  const say = useText(words);
  return (
    <ol className="pro-steps">
      {(["join.step.ask", "join.step.look", "join.step.open"] as const).map((step) => (
        <li key={step}>{say(step)}</li>
      ))}
    </ol>
  );
}
