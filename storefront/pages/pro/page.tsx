import { useText } from "#storefront/app/shop.tsx";
import { ContentBlocks } from "#storefront/components/blocks/content-blocks.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { SidePicture } from "#storefront/components/page/side-picture.tsx";
import { unbroken } from "#storefront/components/page/unbroken.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { ProProps } from "./data.ts";
import "#storefront/components/articles/content-article.css";
import "#storefront/components/page/ink-page.css";
import "./pro.css";

/**
 * The page of the programme for professionals, with the ink background. The products that its entry shows stand at its
 * end.
 */
export default function Pro({ isPro, title, intro, image, blocks, words, example }: ProProps) {
  const t = useText();
  const shelfAt = blocks.findIndex(({ kind }) => kind === "products");
  const texts = shelfAt < 0 ? blocks : blocks.slice(0, shelfAt);
  return (
    <article className="pro ink-page shrinks">
      <div className="wrap pro-hero">
        {image && <SidePicture id={image.id} alt={image.alt} className="pro-picture" tall />}
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
                <Join />
                <Link to="/account/sign-in" className={buttonClass({ kind: "outline" })} prefetch={false}>
                  {t("pro.signin")}
                </Link>
              </>
            )}
          </p>
        </header>
      </div>
      {example && (
        <div className="wrap">
          <Example example={example} words={words} />
        </div>
      )}
      <div className="wrap article-body shrinks">
        <ContentBlocks blocks={texts} />
        {!isPro && (
          <p>
            <Join />
          </p>
        )}
      </div>
      {shelfAt >= 0 && (
        <div className="wrap pro-shelf shrinks">
          <ContentBlocks blocks={blocks.slice(shelfAt)} from={shelfAt} />
        </div>
      )}
    </article>
  );
}

const Join = () => (
  <Link to="/pro/signup" className={buttonClass({ kind: "signal" })}>
    {useText()("pro.join")}
  </Link>
);

type ExampleProps = Pick<ProProps, "words"> & { example: NonNullable<ProProps["example"]> };

function Example({ example: { name, path, image, shop, pro, saved }, words }: ExampleProps) {
  const say = useText(words);
  return (
    <section className="pro-example" aria-labelledby="example">
      <div className="pro-goods">
        <Picture
          id={image}
          alt=""
          sizes="(max-width: 699px) 160px, 300px"
          widths={[160, 320, 480, 768]}
          width={3}
          height={4}
        />
      </div>
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
            <dd>
              <s>{shop}</s>
            </dd>
          </div>
          <div>
            <dt>{say("example.pro")}</dt>
            <dd className="pro-price">{pro}</dd>
          </div>
          <div>
            <dt>{say("example.saved")}</dt>
            <dd>{saved}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
