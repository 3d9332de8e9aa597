import type { ButtonHTMLAttributes } from "react";
import { classes } from "./classes.ts";
import "./button.css";

export type ButtonLook = {
  /** ink: the one action of a page; signal: an invitation on pictures; outline: everything else; snow: on ink. */
  kind?: "ink" | "signal" | "outline" | "snow";
  small?: boolean;
  wide?: boolean;
};

/** The class of a button, for links that look like one: <Link className={buttonClass({ kind: "signal" })}>. */
export const buttonClass = ({ kind = "ink", small, wide }: ButtonLook = {}, className?: string): string =>
  classes("button", `button-${kind}`, small && "button-small", wide && "button-wide", className);

type Props = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({ kind, small, wide, className, type = "button", ...rest }: Props) {
  return <button type={type} className={buttonClass({ kind, small, wide }, className)} {...rest} />;
}

/** A square button that holds one icon; its name is read out. */
export function IconButton({
  label,
  className,
  type = "button",
  ...rest
}: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} aria-label={label} className={classes("icon-button", className)} {...rest} />;
}
