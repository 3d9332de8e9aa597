import type { Text, TextValues } from "#commerce/shared/texts/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { TextKey } from "#storefront/i18n/areas.ts";
import { Notice } from "#ui/notice.tsx";

type Problem<Key> = { key: Key; values?: TextValues } | null | undefined;
/** `texts` contains the texts of the area that the problem's key belongs to, when they are not the display texts. */
type Props<Key extends string> = { problem: Problem<Key>; texts: Record<Key, Text> } | { problem: Problem<TextKey> };

/** Shows above a form why it was refused, and is announced to screen readers. */
export function ProblemNotice<Key extends string>(props: Props<Key>) {
  const display: Record<string, Text> = useShop().texts;
  const say = useText("texts" in props ? (props.texts as Record<string, Text>) : display);
  const { problem } = props;
  if (!problem) return null;
  return (
    <Notice kind="error" live>
      {say(problem.key, problem.values)}
    </Notice>
  );
}
