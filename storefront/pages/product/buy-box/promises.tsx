import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PaymentMarks } from "#storefront/components/payment-marks/marks-view.ts";
import { Icon, type IconProps } from "#ui/icons/icon.tsx";
import { PinIcon, ReturnIcon, TruckIcon } from "#ui/icons/icons.tsx";

/** The lines of the list, in the visitor's language. */
export type PromiseLines = {
  /** Absent for products that are not released yet. */
  arrival?: { text: string; more: string[] };
  /** Absent for products that are not sold here. */
  back?: { text: string; path: string };
  /** The beginning of the merchant's warranty article. */
  warranty?: { text: string; path: string };
  /** The accepted payment methods. */
  marks?: PaymentMarks;
  /** The stores in the country that have the product, with their sizes; absent when there are none. */
  shelf?: { label: string; stores: { name: string; path: string; sizes: string }[]; more?: string };
  /** Absent when no store in the country hands out orders. */
  store?: { text: string; path: string };
};

/**
 * The list of delivery, return, warranty and payment as markup, so that browsers receive neither a component nor its
 * texts.
 */
export const promisesMarkup = ({ arrival, back, warranty, store, shelf, marks }: PromiseLines): string =>
  renderToStaticMarkup(
    <ul className="promises stack stack-s">
      {arrival && (
        <Line icon={<TruckIcon size={22} />} className="promise-arrival">
          <strong>{arrival.text}</strong>
          {arrival.more.length > 0 && <small>{arrival.more.join(" · ")}</small>}
        </Line>
      )}
      {store && (
        <Line icon={<PinIcon size={22} />} className="promise-arrival">
          <a href={store.path}>{store.text}</a>
        </Line>
      )}
      {shelf && (
        <Line icon={<ShelfIcon size={22} />} className="promise-shelf">
          <strong>{shelf.label}</strong>
          {shelf.stores.map(({ name, path, sizes }) => (
            <small key={path}>
              <a href={path}>{name}</a>
              {sizes && ` (${sizes})`}
            </small>
          ))}
          {shelf.more && <small>{shelf.more}</small>}
        </Line>
      )}
      {back && (
        <Line icon={<ReturnIcon size={22} />}>
          <a href={back.path}>{back.text}</a>
        </Line>
      )}
      {warranty && (
        <Line icon={<ShieldIcon size={22} />}>
          <a href={warranty.path}>{warranty.text}</a>
        </Line>
      )}
      {marks && (
        <li className="promise-marks">
          <img {...marks} alt={marks.alt} loading="lazy" />
        </li>
      )}
    </ul>,
  );

const Line = ({ icon, className, children }: { icon: ReactNode; className?: string; children: ReactNode }) => (
  <li className={className}>
    {icon} <span>{children}</span>
  </li>
);

const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8z" />
    <path d="M8.6 12l2.4 2.4 4.6-4.8" />
  </Icon>
);

const ShelfIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 3v18M20 3v18M4 9.5h16M4 18h16M7.5 9.5V5h4v4.5M13 18v-5h4v5" />
  </Icon>
);

/** The first sentence of a text. Pure. */
export const firstSentence = (text: string): string =>
  /^.+?(?:[.!?](?=\s|$)|[。！？])/su.exec(text.trim())?.[0] ?? text;
