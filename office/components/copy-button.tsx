import type { ReactNode } from "react";
import { useText } from "../i18n/text.tsx";
import { copyText } from "../runtime/copy.ts";
import { tell } from "./toasts.tsx";

type Props = { text: () => string; className?: string; children: ReactNode };

/** Copies a text, and says whether it could be copied. */
export function CopyButton({ text, className = "button", children }: Props) {
  const say = useText();
  const copy = async () => tell(say((await copyText(text())) ? "copied" : "copyFailed"));
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {children}
    </button>
  );
}
