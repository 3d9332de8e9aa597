import type { ReactNode } from "react";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import type { Message } from "#storefront/i18n/areas.ts";
import { Notice } from "#ui/notice.tsx";
import { BotCheckField } from "./bot-check.tsx";
import type { FormTask } from "./form-check.ts";

/** What every form for everybody carries. */
export type PublicForm = { csrf: string; task: FormTask; problem: Message | null; errors: Record<string, Message> };

type Props = {
  form: PublicForm;
  action: string;
  className?: string;
  children: ReactNode;
  /** The button: below everything that is to be filled in, the bot check's question included. */
  submit?: ReactNode;
};

/** A plain HTML form with its token, its bot check, and what went wrong with all of it. */
export function PublicFormFrame({ form: { csrf, task, problem }, action, className, children, submit }: Props) {
  const t = useText();
  const { locale } = useShop();
  return (
    <form method="post" action={localePath(locale, action)} className={className} noValidate>
      <input type="hidden" name="_csrf" value={csrf} />
      {problem && (
        <Notice kind="error" live>
          {t(problem.key, problem.values)}
        </Notice>
      )}
      {children}
      <BotCheckField task={task} />
      {submit}
    </form>
  );
}
