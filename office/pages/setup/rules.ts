import { type SetupStep, setupSteps } from "#commerce/settings/names.ts";
import type { SetupSteps } from "#commerce/settings/schema.ts";

/** Where the set-up is taken up again: the first step that is neither done nor skipped, else the first. */
export const firstOpen = (steps: SetupSteps): SetupStep => setupSteps.find((step) => !steps[step]) ?? "shop";

/** The step after this one; null: it was the last. */
export const nextStep = (step: SetupStep): SetupStep | null => setupSteps[setupSteps.indexOf(step) + 1] ?? null;

/** Whether there are steps that nobody has looked at. */
export const isOpen = (steps: SetupSteps): boolean => setupSteps.some((step) => !steps[step]);
