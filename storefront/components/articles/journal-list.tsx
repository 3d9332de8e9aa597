import { useText } from "#storefront/app/shop.tsx";
import { FormBlock } from "#storefront/components/blocks/form-block.tsx";
import { PostCards } from "#storefront/components/blocks/post-cards.tsx";
import type { JournalCategory, PostCard } from "#storefront/components/content/journal.ts";
import { OnwardBand } from "#storefront/components/page/onward-band.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import "#ui/chip.css";
import "#storefront/components/blocks/content-blocks.css";
import "./journal-list.css";

type Props = {
  title: string;
  text?: string;
  categories: readonly JournalCategory[];
  posts: readonly PostCard[];
  /** The path of the current list. */
  current: string;
  /** The list that is read next, with a picture from it. */
  next?: { title: string; path: string; image: string; text: string } | undefined;
};

/** The journal, or one of its categories. The first post is large, the others stand in rows. */
export function JournalList({ title, text, categories, posts, current, next }: Props) {
  const t = useText();
  const chips = [{ title: t("blog.all"), path: "/blog" }, ...categories];
  return (
    <div className="wrap journal">
      <header className="stack stack-m">
        <h1 className="display display-2">{title}</h1>
        {text && <p className="text-xl">{text}</p>}
        <nav aria-label={t("blog.title")}>
          <ul className="row row-s journal-chips">
            {chips.map((chip) => (
              <li key={chip.path}>
                <Link to={chip.path} className="chip" aria-current={chip.path === current ? "page" : undefined}>
                  {chip.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <PostCards posts={posts} lead />
      <FormBlock
        form="newsletter"
        title={t("newsletter.title")}
        text={t("newsletter.text")}
        button={t("newsletter.submit")}
        label={t("signin.email")}
      />
      {next && <OnwardBand {...next} label={t("frame.next")} />}
    </div>
  );
}
