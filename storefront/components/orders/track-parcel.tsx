import { useText } from "#storefront/app/shop.tsx";
import { buttonClass } from "#ui/button.tsx";
import "./track-parcel.css";

type Props = {
  label: string;
  number: string;
  /** The carrier's tracking page. Null when there is none. */
  url: string | null;
  /** Nothing is left to follow, so the button steps back. */
  arrived?: boolean;
};

/** A button that leads to the carrier's page of a parcel, and the parcel's number below in small type. */
export function TrackParcel({ label, number, url, arrived }: Props) {
  const t = useText();
  if (!number) return null;
  const id = `parcel-${number}`;
  return (
    <div className="track-parcel">
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: arrived ? "outline" : "ink" })}
          aria-describedby={id}
        >
          {label}
        </a>
      )}
      <p className="quiet numbers break-words" id={id}>
        {t("account.orders.track", { number })}
      </p>
    </div>
  );
}
