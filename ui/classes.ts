/** Joins class names and leaves out what is absent: classes("button", wide && "button-wide"). */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
