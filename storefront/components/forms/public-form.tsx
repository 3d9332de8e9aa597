import type { ComponentProps, ReactNode } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import type { Message } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Button } from "#ui/button.tsx";
import { BotCheckField } from "./bot-check.tsx";
import type { FormTask } from "./form-check.ts";

/** The data of every public form. */
export type PublicForm = { csrf: string; task: FormTask; problem: Message | null; errors: Record<string, Message> };

type Props = {
  form: Omit<PublicForm, "errors">;
  action: string;
  className?: string;
  children: ReactNode;
  /** The text of the submit button, which stands below all fields, including the bot check's question. */
  submit: string;
  button?: Omit<ComponentProps<typeof Button>, "children">;
};

/** A plain HTML form with its CSRF token, its bot check, and its error message. */
export function PublicFormFrame({ form: { csrf, task, problem }, action, className, children, submit, button }: Props) {
  const { locale } = useShop();
  return (
    <PostForm csrf={csrf} action={localePath(locale, action)} className={className} noValidate>
      <ProblemNotice problem={problem} />
      {children}
      <BotCheckField task={task} />
      <Button type="submit" wide {...button}>
        {submit}
      </Button>
    </PostForm>
  );
}
