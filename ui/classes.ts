/** Joins class names and skips absent ones: classes("button", wide && "button-wide"). */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
