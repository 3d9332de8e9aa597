import { type SetupStep, setupSteps } from "#commerce/settings/names.ts";
import type { SetupSteps } from "#commerce/settings/schema.ts";

/** The step at which the set-up continues: the first that is neither done nor skipped, or the first of all. */
export const firstOpen = (steps: SetupSteps): SetupStep => setupSteps.find((step) => !steps[step]) ?? "shop";

/** The next step. Null after the last. */
export const nextStep = (step: SetupStep): SetupStep | null => setupSteps[setupSteps.indexOf(step) + 1] ?? null;

/** Whether any step is neither done nor skipped. */
export const isOpen = (steps: SetupSteps): boolean => setupSteps.some((step) => !steps[step]);
