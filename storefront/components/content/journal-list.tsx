import { useText } from "#storefront/app/shop.tsx";
import { FormBlock } from "#storefront/components/blocks/form-block.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { OnwardBand } from "#storefront/components/page/onward-band.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import type { JournalCategory, PostCard } from "./journal.ts";
import "#ui/chip.css";
import "./content-blocks.css";
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

/**
 * Returns how a post is laid out. In every second complete row after the lead, one post is wide and one stands beside
 * it.
 */
function lookAt(index: number, count: number): "lead" | "wide" | "aside" | "" {
  if (index === 0) return "lead";
  const place = (index - 1) % 10;
  const isPair = place % 5 > 2;
  if (!isPair || (place % 5 === 3 && index === count - 1)) return "";
  return place === 3 || place === 9 ? "wide" : "aside";
}

/** Cards of posts. With `lead` the first one fills the row, and all name who wrote them. */
export function PostCards({ posts, lead }: { posts: readonly PostCard[]; lead?: boolean }) {
  const t = useText();
  return (
    <ul className="posts">
      {posts.map((post, index) => {
        const look = lead ? lookAt(index, posts.length) : "";
        const isLead = look === "lead";
        return (
          <li key={post.path} className={classes("post", look && `post-${look}`)}>
            <div className="post-frame">
              {post.image && (
                <Picture
                  id={post.image}
                  alt=""
                  sizes={look ? "(min-width: 1024px) 66vw, 100vw" : "(min-width: 1024px) 33vw, 100vw"}
                  widths={sceneWidths.slice(0, 5)}
                  width={16}
                  height={9}
                  priority={isLead}
                />
              )}
            </div>
            <div className="post-words">
              <p className="label post-label">
                {post.category && <span>{post.category}</span>} <time dateTime={post.date}>{post.day}</time>
              </p>
              <h2 className="display post-title">
                <Link to={post.path} className="post-link cover-link">
                  {post.title}
                </Link>
              </h2>
              <p>{post.intro}</p>
              {lead && post.author && <p className="quiet post-author">{t("blog.by", { name: post.author })}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
