import { useText } from "#storefront/app/shop.tsx";
import { JournalList } from "#storefront/components/articles/journal-list.tsx";
import type { Journal } from "#storefront/components/content/journal.ts";

export default function Blog(props: Journal) {
  const t = useText();
  return <JournalList {...props} title={t("blog.title")} text={t("blog.text")} current="/blog" />;
}
