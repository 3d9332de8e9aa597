import { ContentBlocks } from "#storefront/components/blocks/content-blocks.tsx";
import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import type { Cut } from "#storefront/components/media/picture-set.ts";
import { unbroken } from "#storefront/components/page/unbroken.ts";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { type Chapter, chaptersOf, type Words } from "./chapters.ts";
import type { LandingProps } from "./data.ts";
import "#storefront/components/articles/content-article.css";
import "./landing.css";
import "./chapters.css";

/** The picture above its text in windows without room for both, then below it or beside it. */
const narrowCuts: readonly Cut[] = [
  { w: 600, h: 600, upTo: 599 },
  { w: 1024, h: 683, upTo: 1023 },
];
const overCuts: readonly Cut[] = [...narrowCuts, { w: 1440, h: 720, upTo: 1440 }, { w: 1920, h: 960 }];
const besideCuts: readonly Cut[] = [...narrowCuts, { w: 1080, h: 810 }];

/** A picture beside its text, and above it in windows without room for both. */
const sceneCuts: readonly Cut[] = [
  { w: 600, h: 450, upTo: 599 },
  { w: 1024, h: 576, upTo: 1023 },
  { w: 1000, h: 780 },
];

/** A picture with one sentence over, beside or below it, a button, the content, and the button again. */
export default function Landing({ title, intro, image, blocks, tone, link }: LandingProps) {
  const place = !image ? undefined : tone ? `landing-over landing-${tone}` : "landing-beside";
  const chapters = chaptersOf(blocks);
  const last = chapters.at(-1);
  const isEnded = last?.kind === "end" || last?.kind === "scene";
  return (
    <article>
      <header className={classes("landing-head", place)}>
        {image && (
          <CutPicture
            id={image.id}
            alt={image.alt}
            cuts={tone ? overCuts : besideCuts}
            priority
            className="landing-picture"
          />
        )}
        <div className="wrap landing-words">
          <h1 className="display landing-title">{title}</h1>
          <div className="landing-side">
            {intro && <p className="landing-intro">{unbroken(intro)}</p>}
            {link && <Onward {...link} />}
          </div>
        </div>
      </header>
      <div className="wrap landing-body">
        {chapters.map((chapter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters stand in the order of the entry
          <ChapterView key={index} chapter={chapter} link={chapter === last ? link : undefined} />
        ))}
        {link && !isEnded && (
          <section className="chapter-end">
            <p className="display chapter-last">{title}</p>
            <Onward {...link} />
          </section>
        )}
      </div>
    </article>
  );
}

/** `link` is given to the last chapter alone. */
function ChapterView({ chapter, link }: { chapter: Chapter; link: LandingProps["link"] }) {
  switch (chapter.kind) {
    case "shelf": {
      const { heading, cards } = chapter.products;
      return (
        <section className="chapter-shelf">
          <div className={classes("chapter-texts", chapter.words.length > 1 && "chapter-pair")}>
            {chapter.words.map((words) => (
              <WordsView key={keyOf(words)} words={words} />
            ))}
          </div>
          <ProductGrid cards={cards} list={{ name: `block-${chapter.at + 1}`, title: heading }} />
        </section>
      );
    }
    case "scene":
      return (
        <section className="chapter-scene">
          <CutPicture id={chapter.picture.image} alt={chapter.picture.alt} cuts={sceneCuts} />
          <div className="chapter-beside">
            <WordsView words={chapter.words} />
            {link && <Onward {...link} />}
          </div>
        </section>
      );
    case "end":
      return (
        <section className="chapter-end">
          <WordsView words={chapter.words} />
          {link && <Onward {...link} />}
        </section>
      );
    case "blocks":
      return <ContentBlocks blocks={chapter.blocks} from={chapter.at} />;
  }
}

const keyOf = (words: Words): string => (words.kind === "text" ? (words.heading ?? "") : words.html);

const WordsView = ({ words }: { words: Words }) =>
  words.kind === "text" ? (
    <div className="chapter-words">
      {words.heading && <h2 className="display">{words.heading}</h2>}
      {words.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was read
    <div className="chapter-words prose" dangerouslySetInnerHTML={{ __html: words.html }} />
  );

const Onward = ({ label, path }: { label: string; path: string }) => (
  <Link to={path} className={buttonClass({ kind: "signal" })}>
    {label}
  </Link>
);
