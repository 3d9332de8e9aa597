export type LinkProps = { csrf: string; act: "confirm" | "leave"; token: string; state: "asked" | "done" | "stale" };
