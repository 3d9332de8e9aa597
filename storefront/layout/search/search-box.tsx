import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { ShopProvider, useShop, useText } from "#storefront/app/shop.tsx";
import { PriceTerms } from "#storefront/components/product/price-terms.tsx";
import { trackSearchClick } from "#storefront/components/product/track-search-click.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { loadSearchTexts } from "#storefront/i18n/load-search.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { CloseIcon, SearchIcon } from "#ui/icons/icons.tsx";
import { groupsOf, moved } from "./options.ts";
import { forgetSearches, recentSearches, rememberSearch } from "./recent.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import "#ui/dialog.css";
import "./search-box.css";

const listId = "search-suggestions";

type Props = { onClose: () => void };

/**
 * Renders the sheet once its texts have loaded, because pages are sent without them. Texts from content came with the
 * page and take precedence.
 */
export function SearchBox(props: Props) {
  const shop = useShop();
  const [own, setOwn] = useState<AreaTexts<"search"> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadSearchTexts(shop.locale.language).then(
      (texts) => isCurrent && setOwn(texts),
      () => location.assign(localePath(shop.locale, "/search")),
    );
    return () => {
      isCurrent = false;
    };
  }, [shop.locale]);
  return (
    own && (
      <ShopProvider shop={{ ...shop, texts: { ...own, ...shop.texts } }}>
        <Sheet {...props} />
      </ShopProvider>
    )
  );
}

/** A search field with suggestions: a combobox whose options are links (WAI-ARIA combobox pattern). */
function Sheet({ onClose }: Props) {
  const { locale } = useShop();
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const all = useRef<HTMLAnchorElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const asked = typed.trim();
  const { start, found } = useSuggestions(asked, locale.code);

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);

  const searchFor = (query: string) => localePath(locale, `/search?${new URLSearchParams({ q: query })}`);
  const before = recent.map((title) => ({ title, path: searchFor(title) }));
  const groups = groupsOf(start, found, before);
  const options = groups.flatMap((group) => group.options);
  const count = options.length;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const next = moved(event.key, active, count);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
    }
    if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
    if (event.key === "Escape") {
      // By default browsers would only clear the field and leave the list open.
      event.preventDefault();
      dialog.current?.close();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (asked) all.current?.click();
  };
  /** When any link is followed, by pointer or key, stores the query, sends the event, and closes the sheet. */
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) return currentTarget.close();
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link) return;
    rememberSearch(asked);
    const document_id = link.dataset.document;
    if (document_id && found) {
      trackSearchClick({
        query: asked,
        document_id,
        request_id: found.request_id,
        tags: ["suggestions", locale.code],
      });
    }
    currentTarget.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: listens to the links inside, by whatever means they are followed
    <dialog
      ref={dialog}
      className="dialog search-box"
      aria-label={t("frame.search")}
      onClose={onClose}
      onClick={onClick}
    >
      <form className="search-box-form wrap" action={localePath(locale, "/search")} onSubmit={onSubmit}>
        <SearchIcon size={22} />
        <input
          ref={field}
          className="search-box-field"
          role="combobox"
          type="search"
          name="q"
          value={typed}
          maxLength={100}
          placeholder={t("search.placeholder")}
          aria-label={t("search.label")}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 && active < count ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t("frame.close")}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </form>
      <div className="search-box-body wrap">
        <p role="status" className="visually-hidden">
          {asked && count > 0 ? t("search.suggested", { count }) : ""}
        </p>
        <SuggestionList id={listId} groups={groups} active={active} asked={asked} />
        <div className="search-box-foot">
          {asked ? (
            <a ref={all} className="search-box-all text-link" href={searchFor(asked)}>
              {t("search.all", { query: asked })}
            </a>
          ) : (
            recent.length > 0 && (
              <button
                type="button"
                className="text-link"
                onClick={() => {
                  forgetSearches();
                  setRecent([]);
                }}
              >
                {t("search.forget")}
              </button>
            )
          )}
          {groups.some(({ options }) => options.some(({ price }) => price)) && <PriceTerms all />}
        </div>
      </div>
    </dialog>
  );
}
