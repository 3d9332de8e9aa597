import { useText } from "#storefront/app/shop.tsx";
import { ContentBlocks } from "#storefront/components/content/content-blocks.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { SidePicture } from "#storefront/components/page/side-picture.tsx";
import { unbroken } from "#storefront/components/page/unbroken.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { ProProps } from "./data.ts";
import "#storefront/components/content/content-article.css";
import "#storefront/components/page/ink-page.css";
import "./pro.css";

/** The page of the programme for professionals, with the ink background. */
export default function Pro({ isPro, title, intro, image, blocks, words, example }: ProProps) {
  const t = useText();
  return (
    <article className="pro ink-page shrinks">
      <div className="wrap pro-hero">
        {image && <SidePicture id={image.id} alt={image.alt} className="pro-picture" />}
        <header className="stack stack-m content-start">
          <h1 className="display display-2">{title}</h1>
          {intro && <p className="pro-intro">{unbroken(intro)}</p>}
          <p className="row above-s">
            {isPro ? (
              <Link to="/account" className={buttonClass({ kind: "signal" })} prefetch={false}>
                {t("account.title.plain")}
              </Link>
            ) : (
              <>
                <Link to="/pro/signup" className={buttonClass({ kind: "signal" })}>
                  {t("pro.join")}
                </Link>
                <Link to="/account/sign-in" className={buttonClass({ kind: "snow" })} prefetch={false}>
                  {t("pro.signin")}
                </Link>
              </>
            )}
          </p>
        </header>
      </div>
      <div className="wrap article-body shrinks">
        <ContentBlocks blocks={blocks} />
        {example && <Example example={example} words={words} isPro={isPro} />}
      </div>
    </article>
  );
}

type ExampleProps = Pick<ProProps, "words" | "isPro"> & { example: NonNullable<ProProps["example"]> };

function Example({ example: { name, path, image, shop, pro }, words, isPro }: ExampleProps) {
  const t = useText();
  const say = useText(words);
  return (
    <section className="pro-example" aria-labelledby="example">
      <Picture id={image} alt="" sizes="160px" widths={[160, 320, 480]} width={3} height={4} className="pro-goods" />
      <div className="stack stack-s content-start">
        <h2 className="label" id="example">
          {say("example.title")}
        </h2>
        <p className="display display-3">
          <Link to={path} className="cover-link">
            {name}
          </Link>
        </p>
        <dl className="pro-prices numbers">
          <div>
            <dt>{say("example.shop")}</dt>
            <dd>{shop}</dd>
          </div>
          <div>
            <dt>{say("example.pro")}</dt>
            <dd className="pro-price">{pro}</dd>
          </div>
        </dl>
      </div>
      {!isPro && (
        <Link to="/pro/signup" className={buttonClass({ kind: "signal" }, "pro-join")}>
          {t("pro.join")}
        </Link>
      )}
    </section>
  );
}
