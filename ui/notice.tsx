import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { CheckIcon, WarningIcon } from "./icons/icons.tsx";
import "./notice.css";

/** A prominent message. With `live` screen readers announce it when it appears. */
export function Notice({
  kind = "plain",
  live,
  children,
}: {
  kind?: "plain" | "error" | "done";
  live?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classes("notice", kind !== "plain" && `notice-${kind}`)}
      role={live ? (kind === "error" ? "alert" : "status") : undefined}
    >
      {kind === "error" && <WarningIcon size={22} />}
      {kind === "done" && <CheckIcon size={22} />}
      <div>{children}</div>
    </div>
  );
}

/** An empty state: what the page is, why it is empty, and links or buttons to continue (`children`). */
export function Empty({
  label,
  title,
  text,
  children,
  level = 2,
}: {
  /** The page's name, small above what the title says of it. */
  label?: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  level?: 1 | 2;
}) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="empty">
      {label && <p className="empty-label">{label}</p>}
      <Heading className={classes("display", level === 1 ? "display-form" : "display-3")}>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="row above-s">{children}</div>}
    </div>
  );
}
