import { useState } from "react";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import type { Key } from "../i18n/languages.ts";
import { useText } from "../i18n/text.tsx";
import { useWhy } from "../runtime/reasons.ts";

type SkippedRecords = NonNullable<StaffJob["report"]["skipped"]>;

const shownFirst = 50;
const kinds: Record<string, Key> = {
  row: "aboutRow",
  product: "aboutProduct",
  "product-category": "aboutProductCategory",
  option: "aboutOption",
  "option-value": "aboutOptionValue",
  variant: "aboutVariant",
  price: "aboutPrice",
  stock: "aboutStock",
  promotion: "aboutPromotion",
  "gift-card": "aboutGiftCard",
  category: "aboutCategory",
  customer: "aboutCustomer",
  address: "aboutAddress",
  order: "aboutOrder",
};

/**
 * Shows what a job skipped and why, in the member's language. Older entries without a reason code show their stored
 * text.
 */
export function Skipped({ skipped }: { skipped: SkippedRecords }) {
  const say = useText();
  const worded = useWhy();
  const [isWhole, setWhole] = useState(false);
  const named = ({ id, about }: SkippedRecords[number]) => {
    const kind = about && kinds[about.kind];
    if (!about || !kind) return id;
    const name = about.kind === "row" ? id.slice(about.id.length).trim() : "";
    return [say(kind, { id: about.id }), name].filter(Boolean).join(" · ");
  };
  return (
    <>
      <ul className="import-details">
        {(isWhole ? skipped : skipped.slice(0, shownFirst)).map((left) => (
          <li key={`${left.id} ${left.why}`}>
            {named(left)}: {left.reason && left.cell && `${left.cell} `}
            {worded(left.why, left.reason)}
          </li>
        ))}
      </ul>
      {!isWhole && skipped.length > shownFirst && (
        <button type="button" className="button button-plain" onClick={() => setWhole(true)}>
          {say("showMore", { count: skipped.length - shownFirst })}
        </button>
      )}
    </>
  );
}
