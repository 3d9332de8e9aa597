import type { ComponentType } from "react";

// biome-ignore lint/suspicious/noExplicitAny: each page has its own props, checked where page and data meet
export type PageComponent = ComponentType<any>;
