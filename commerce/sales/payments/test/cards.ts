/** The test provider's cards and their behaviour. Any other valid number is captured. */
export type TestCard =
  | { kind: "captured"; answerLost?: true }
  | { kind: "declined"; reason: "generic" | "insufficient-funds" | "expired-card" }
  | { kind: "action_required" };

const cards: Readonly<Record<string, TestCard>> = {
  "4111111111111111": { kind: "captured" },
  "4000000000000002": { kind: "declined", reason: "generic" },
  "4000000000009995": { kind: "declined", reason: "insufficient-funds" },
  "4000000000000069": { kind: "declined", reason: "expired-card" },
  "4000002760003184": { kind: "action_required" },
  // The money is captured, but the answer never arrives.
  "4000000000000119": { kind: "captured", answerLost: true },
};

export const testCardOf = (digits: string): TestCard => cards[digits] ?? { kind: "captured" };
