/** The groups of support answers, in the order of the page. The last one holds answers without a group. */
export const answerGroups = ["order", "delivery", "returns", "sizes", "care", "account", "more"] as const;
export type AnswerGroup = (typeof answerGroups)[number];

export type SupportAnswer = { path: string; title: string; intro: string; group: AnswerGroup };

/** Returns the groups that have answers, with those answers. */
export const grouped = (answers: readonly SupportAnswer[]) =>
  answerGroups
    .map((group) => ({ group, answers: answers.filter((answer) => answer.group === group) }))
    .filter((one) => one.answers.length > 0);

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Returns the answers that contain all typed words in their title or introduction, ignoring accents. Without words, all
 * answers are returned.
 */
export function matching(answers: readonly SupportAnswer[], typed: string): readonly SupportAnswer[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? answers
    : answers.filter(({ title, intro }) => {
        const text = plain(` ${title} ${intro}`);
        return words.every((word) => text.includes(word));
      });
}

/** Returns three answers related to an answer: first those that follow it in its group. */
export function relatedTo(path: string, answers: readonly SupportAnswer[]): SupportAnswer[] {
  const at = answers.findIndex((answer) => answer.path === path);
  const group = answers[at]?.group;
  const others = [...answers.slice(at + 1), ...answers.slice(0, Math.max(at, 0))];
  const [near, far] = [others.filter((one) => one.group === group), others.filter((one) => one.group !== group)];
  return [...near, ...far].slice(0, 3);
}
