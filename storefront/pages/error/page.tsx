import { useShop, useText } from "#storefront/app/shop.tsx";
import { BannerBlock } from "#storefront/components/blocks/banner-block.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { ProductSlider } from "#storefront/components/product/product-slider.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { SearchIcon } from "#ui/icons/icons.tsx";
import type { ErrorProps } from "./data.ts";
import { LostGlove } from "./lost-glove.tsx";
import "#ui/field.css";
import "./error.css";

export default function ErrorPage(props: ErrorProps) {
  if (props.kind === "gone") return <Gone {...props} />;
  if (props.hasEnded) return <Ended />;
  if (props.badForm) return <BadForm status={props.status} {...props.badForm} />;
  return props.kind === "missing" ? <Missing {...props} /> : <Broken {...props} />;
}

function Missing({ status, header, mainContent, linkText, productHeader, banner, products }: ErrorProps) {
  const t = useText();
  const { locale } = useShop();
  const title = productHeader ?? t("missing.products");
  return (
    <>
      <div className="failure">
        <div className="wrap failure-columns">
          <div className="failure-words stack stack-m">
            {header ? (
              <>
                <div className="label failure-label">
                  <span>{status} · </span>
                  <h1>{t("missing.title")}</h1>
                </div>
                <p className="display display-2">{header}</p>
              </>
            ) : (
              <>
                <p className="label">{status}</p>
                <h1 className="display display-2">{t("missing.title")}</h1>
              </>
            )}
            <Main html={mainContent} text={t("missing.text")} />
            <search className="failure-search above-s">
              <form action={localePath(locale, "/search")} className="failure-find">
                <input
                  type="search"
                  name="q"
                  className="field-input"
                  aria-label={t("missing.search")}
                  placeholder={t("missing.search")}
                  maxLength={100}
                  enterKeyHint="search"
                />
                <Button type="submit" aria-label={t("search.submit")}>
                  <SearchIcon size={22} />
                </Button>
              </form>
            </search>
            <Link to="/" className="text-link">
              {linkText ?? t("missing.home")}
            </Link>
          </div>
          <LostGlove />
        </div>
      </div>
      {products.length > 0 && (
        <section className="wrap section">
          <div className="section-head">
            <h2 className="display-3 display">{title}</h2>
          </div>
          <ProductGrid cards={products} list={{ name: "missing", title }} />
        </section>
      )}
      {banner && <BannerBlock banner={banner} />}
    </>
  );
}

function Main({ html, text }: { html: string | undefined; text: string }) {
  if (!html) return <p className="failure-text">{text}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it was read
  return <div className="failure-text prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Gone({ status, header, mainContent, linkText, products }: ErrorProps) {
  const t = useText();
  return (
    <div className="wrap failure-gone shrinks">
      <div className="failure-words stack stack-m">
        <p className="label">{status}</p>
        <h1 className="display display-2">{header ?? t("gone.title")}</h1>
        <Main html={mainContent} text={t("gone.text")} />
      </div>
      <ProductSlider title={t("missing.products")} name="gone" cards={products} />
      <p>
        <Link to="/" className={buttonClass({ kind: "outline" })}>
          {linkText ?? t("missing.home")}
        </Link>
      </p>
    </div>
  );
}

function Ended() {
  const t = useText();
  return (
    <div className="wrap failure-gone shrinks">
      <div className="failure-words stack stack-m">
        <h1 className="display display-2">{t("preview.over")}</h1>
        <p className="failure-text">{t("preview.over-text")}</p>
        <p className="above-s row">
          <Link to="/" className={buttonClass()}>
            {t("missing.home")}
          </Link>
        </p>
      </div>
    </div>
  );
}

function BadForm({ status, reason, field, back }: NonNullable<ErrorProps["badForm"]> & { status: number }) {
  const t = useText();
  return (
    <div className="wrap failure-gone shrinks">
      <div className="failure-words stack stack-m">
        <p className="label">{status}</p>
        <h1 className="display display-2">{t(`badForm.${reason}.title`)}</h1>
        <p className="failure-text">{t(`badForm.${reason}.text`)}</p>
        {field && <p className="failure-text">{t("badForm.field", { field })}</p>}
        <p className="above-s row">
          <a href={back ?? "/"} data-reload="" className={buttonClass()}>
            {t(back ? "badForm.back" : "broken.home")}
          </a>
        </p>
      </div>
    </div>
  );
}

/** Links to the root path, which redirects to the visitor's locale. */
function Broken({ status, detail }: ErrorProps) {
  const t = useText();
  return (
    <div className="wrap failure-gone shrinks">
      <div className="failure-words stack stack-m">
        <p className="label">{status}</p>
        <h1 className="display display-2">{t("broken.title")}</h1>
        <p className="failure-text">{t("broken.text")}</p>
        <p className="above-s row">
          <a href="/" data-reload="" className={buttonClass()}>
            {t("broken.home")}
          </a>
        </p>
      </div>
      {detail && <pre className="failure-detail">{detail}</pre>}
    </div>
  );
}
