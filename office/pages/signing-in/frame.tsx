import type { FormEvent, ReactNode } from "react";
import { Mark } from "../../layout/mark.tsx";
import { useTitle } from "../../layout/page.tsx";

type Props = { title: string; text?: string | undefined; onSubmit?: (values: FormData) => void; children: ReactNode };

/** The page layout for visitors who are not signed in: the shop's name, one heading and one form. */
export function Outside({ title, text, onSubmit, children }: Props) {
  useTitle(title);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.(new FormData(event.currentTarget));
  };
  return (
    <main className="outside" id="main">
      <div className="outside-box">
        <p className="shop-name">
          <Mark />
        </p>
        <h1>{title}</h1>
        {text && <p className="lead">{text}</p>}
        {onSubmit ? (
          <form className="stack" onSubmit={submit} noValidate>
            {children}
          </form>
        ) : (
          <div className="stack">{children}</div>
        )}
      </div>
    </main>
  );
}

export const textOf = (values: FormData, name: string): string => String(values.get(name) ?? "").trim();
