import { type ErrorComponentProps, Link, useParams } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Failed } from "../components/states.tsx";
import { useText } from "../i18n/text.tsx";
import { may, useMember } from "../runtime/session.ts";
import { CopyLink } from "./copy-link.tsx";

type Props = {
  name: string;
  /** The permission needed to see the page; null for all members. */
  permission: string | null;
  /** Actions, shown beside the title. */
  actions?: ReactNode;
  /** Links to parent pages, shown above the title. */
  above?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
};

export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · ${document.documentElement.dataset.shop ?? ""}`;
  }, [name]);
}

let isFirst = true;

/**
 * What led to a page is often gone with the page before it (a row, a command), and the focus with it. It goes to the
 * heading then, which screen readers say and from which Tab goes on. The first page begins as every document does.
 */
function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    // A dialog that led here gives the focus back in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return heading;
}

/** A page with its h1. Members without the permission see which one they lack. */
export function Page({ name, permission, actions, above, narrow, children }: Props) {
  const member = useMember();
  useTitle(name);
  const heading = useFocusOnArrival();
  // Pages of one record have its id in their address.
  const { id } = useParams({ strict: false });
  const isAllowed = permission === null || may(member, permission);
  return (
    <div className={narrow ? "page page-narrow" : "page"}>
      {above && (
        <div className="page-above">
          <nav>{above}</nav>
          {isAllowed && id !== undefined && <CopyLink />}
        </div>
      )}
      <header className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {isAllowed && actions && <div className="page-actions">{actions}</div>}
      </header>
      {isAllowed ? children : <NotAllowed permission={permission} />}
    </div>
  );
}

export function NotAllowed({ permission }: { permission: string }) {
  const say = useText();
  return (
    <div className="state" role="alert">
      <h2>{say("notAllowed")}</h2>
      <p>{say("notAllowedText", { permission })}</p>
      <Link to="/" className="link">
        {say("toHome")}
      </Link>
    </div>
  );
}

export function NotFound() {
  const say = useText();
  return (
    <Page name={say("notFound")} permission={null}>
      <Link to="/" className="link">
        {say("toHome")}
      </Link>
    </Page>
  );
}

export const PageFailed = ({ reset }: ErrorComponentProps) => (
  <div className="page">
    <Failed again={reset} />
  </div>
);
