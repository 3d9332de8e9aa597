import type { ButtonHTMLAttributes } from "react";
import { classes } from "./classes.ts";
import "./button.css";

export type ButtonLook = {
  /** ink: the main action of a page; signal: a call to action on pictures; outline: everything else; snow: on ink. */
  kind?: "ink" | "signal" | "outline" | "snow";
  small?: boolean;
  wide?: boolean;
};

/** The class of a button, for links that look like buttons: <Link className={buttonClass({ kind: "signal" })}>. */
export const buttonClass = ({ kind = "ink", small, wide }: ButtonLook = {}, className?: string): string =>
  classes("button", `button-${kind}`, small && "button-small", wide && "button-wide", className);

type Props = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({ kind, small, wide, className, type = "button", ...rest }: Props) {
  return <button type={type} className={buttonClass({ kind, small, wide }, className)} {...rest} />;
}

/** A square button with one icon. Its label is read by screen readers. */
export function IconButton({
  label,
  className,
  type = "button",
  ...rest
}: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} aria-label={label} className={classes("icon-button", className)} {...rest} />;
}
