import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { BoardSize } from "#storefront/components/product-facts/board-specs.ts";
import { type Rider, readRider, rememberRider } from "#storefront/components/rider/rider.ts";
import { isImperialIn } from "#storefront/components/rider/units.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { loadGuideTexts } from "#storefront/i18n/load-in-browser.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { BoardFinder } from "./board-finder.tsx";
import { BootFinder, type BootSize } from "./boot-finder.tsx";
import { boardFit, footFit } from "./fit.ts";
import { GuideArticle } from "./guide-article.tsx";
import "./size-guide.css";

export type GuideProps = {
  /** The lengths of a board or the sizes of a boot. Both are empty for products with a text only. */
  boards: BoardSize[];
  boots: BootSize[];
  /** The size that is chosen on the page. */
  chosen?: string;
  /** The path of the merchant's page about sizes. */
  article?: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the size that fits the visitor; null until they have entered their measures. */
  onFit: (mark: { size: string; text: string } | null) => void;
  /** Called when a size was chosen in the guide. */
  onChoose: (size: string) => void;
};

/** The size guide: the product's measures beside the rider's, which this browser remembers. */
export default function SizeGuide(props: GuideProps) {
  const { locale } = useShop();
  const [texts, setTexts] = useState<AreaTexts<"size-guide"> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadGuideTexts(locale.language).then((found) => isCurrent && setTexts(found));
    return () => {
      isCurrent = false;
    };
  }, [locale.language]);
  return texts && <Sheet {...props} texts={texts} />;
}

function Sheet({
  boards,
  boots,
  article,
  chosen,
  isOpen,
  onClose,
  onFit,
  onChoose,
  texts,
}: GuideProps & { texts: AreaTexts<"size-guide"> }) {
  const { locale } = useShop();
  const say = useText(texts);
  const t = useText();
  const [rider, setRider] = useState<Rider>(readRider);
  const size =
    boards.length > 0
      ? boardFit(boards, rider)?.size.size
      : footFit(
          rider.foot,
          boots.map(({ eu }) => eu),
        );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when another size fits
  useEffect(() => onFit(size ? { size, text: say("guide.mark") } : null), [size]);
  const change = (next: Rider) => {
    setRider(next);
    rememberRider(next);
  };
  const choose = (chosen: string) => {
    onChoose(chosen);
    onClose();
  };
  const finder = {
    rider,
    isImperial: rider.isImperial ?? isImperialIn(locale.country),
    onChange: change,
    onChoose: choose,
    texts,
  };
  const body = (): ReactNode => {
    if (boards.length > 0) return <BoardFinder {...finder} sizes={boards} />;
    if (boots.length > 0) return <BootFinder {...finder} sizes={boots} chosen={chosen} />;
    return article && isOpen && <GuideArticle path={article} chosen={chosen} texts={texts} onChoose={choose} />;
  };
  // Rendered outside the product form, so that its own inputs and submits do not affect that form.
  return createPortal(
    <Dialog
      open={isOpen}
      onClose={onClose}
      label={say("guide.title")}
      closeLabel={t("frame.close")}
      place="end"
      className="size-guide"
    >
      <h2 className="display display-4 size-guide-title">{say("guide.title")}</h2>
      <div className="size-guide-body">
        {body()}
        {article && (boards.length > 0 || boots.length > 0) && (
          <p>
            <Link to={article} prefetch={false}>
              {say("guide.whole")}
            </Link>
          </p>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
