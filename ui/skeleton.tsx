import { classes } from "./classes.ts";
import "./skeleton.css";

/** A placeholder with the size of the content that is loading. `label` ("Loading") is its text. */
export function Skeleton({ label, className }: { label: string; className?: string }) {
  return (
    <span className={classes("skeleton", className)}>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
