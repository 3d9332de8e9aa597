import type { ReactNode } from "react";
import { DoneNotice } from "#storefront/components/forms/done-notice.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { Accordion } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import type { ProfileAction, ProfileProps } from "./props.ts";

type FormProps = ProfileProps & {
  action: ProfileAction;
  title: string;
  button: string;
  /** The message that confirms the action. */
  doneText?: string;
  /** A further button. */
  more?: ReactNode;
  /** Fields and button wait behind the button's name, until they are asked for or were refused. */
  isFolded?: boolean;
  /** Shown above what is folded. */
  intro?: ReactNode;
  children: ReactNode;
};

/** The forms that save input. The others end or remove something. */
const saves: ReadonlySet<ProfileAction> = new Set(["profile", "password", "letters"]);

/** One of the page's forms, with its error or confirmation. */
export function ProfileForm(props: FormProps) {
  const { csrf, action, title, button, doneText, more, isFolded, intro, done, refused, children } = props;
  const titleId = `form-${action}`;
  const isRefused = refused?.action === action;
  const fields = (
    <>
      {children}
      <Button
        type="submit"
        name="action"
        value={action}
        kind={saves.has(action) ? "ink" : "outline"}
        className={action === "delete" ? "profile-end" : undefined}
      >
        {button}
      </Button>
      {more}
    </>
  );
  return (
    <PostForm to="/account/profile" csrf={csrf} className="profile-form" aria-labelledby={titleId} noValidate>
      <h2 className="display-4" id={titleId}>
        {title}
      </h2>
      <div className="profile-body">
        {isRefused && <ProblemNotice problem={refused.problem} />}
        {doneText && done === action && !refused && <DoneNotice>{doneText}</DoneNotice>}
        {intro}
        {isFolded ? (
          <Accordion title={button} open={isRefused}>
            <div className="profile-body">{fields}</div>
          </Accordion>
        ) : (
          fields
        )}
      </div>
    </PostForm>
  );
}

type SectionProps = { id: string; title: string; done?: string | undefined; children: ReactNode };

/** A section of the page that is not a form itself. */
export const ProfileSection = ({ id, title, done, children }: SectionProps) => (
  <section className="profile-form" aria-labelledby={id}>
    <h2 className="display-4" id={id}>
      {title}
    </h2>
    <div className="profile-body">
      {done && <DoneNotice>{done}</DoneNotice>}
      {children}
    </div>
  </section>
);
