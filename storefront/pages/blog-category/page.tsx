import { JournalList } from "#storefront/components/articles/journal-list.tsx";
import type { BlogCategoryProps } from "./data.ts";

export default function BlogCategory({ path, ...props }: BlogCategoryProps) {
  return <JournalList {...props} current={path} />;
}
