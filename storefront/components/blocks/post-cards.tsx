import { useText } from "#storefront/app/shop.tsx";
import type { PostCard } from "#storefront/components/content/journal.ts";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import "./post-cards.css";

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
