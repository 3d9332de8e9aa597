import { Link } from "@tanstack/react-router";
import { type SetupStep, setupSteps } from "#commerce/settings/names.ts";
import type { SetupSteps } from "#commerce/settings/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";

type Props = { now: SetupStep; steps: SetupSteps; titles: Record<SetupStep, Key> };

/** Links to all steps, marked as done or skipped. */
export function Steps({ now, steps, titles }: Props) {
  const say = useText();
  return (
    <nav className="guide-steps" aria-label={say("setupSteps")}>
      <ol>
        {setupSteps.map((step, index) => {
          const how = steps[step];
          return (
            <li key={step}>
              <Link
                to="/setup"
                search={{ step } as never}
                className={`guide-link${how === "done" ? " guide-done" : ""}${step === now ? " guide-now" : ""}`}
                aria-current={step === now ? "step" : undefined}
              >
                <span className="guide-number" aria-hidden="true">
                  {how === "done" ? "✓" : index + 1}
                </span>
                <span className="guide-name">{say(titles[step])}</span>
                {how && <span className="list-sub">{say(how === "done" ? "stepDone" : "stepSkipped")}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
