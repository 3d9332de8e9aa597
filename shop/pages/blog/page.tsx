import { useText } from "#shop/frame/shop.tsx";
import type { Journal } from "#shop/parts/journal.ts";
import { JournalList } from "#shop/parts/journal-list.tsx";

export default function Blog(props: Journal) {
  const t = useText();
  return <JournalList {...props} title={t("blog.title")} text={t("blog.text")} current="/blog" />;
}
