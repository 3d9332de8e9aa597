import { useText } from "#storefront/app/shop.tsx";
import type { Journal } from "#storefront/components/content/journal.ts";
import { JournalList } from "#storefront/components/content/journal-list.tsx";

export default function Blog(props: Journal) {
  const t = useText();
  return <JournalList {...props} title={t("blog.title")} text={t("blog.text")} current="/blog" />;
}
