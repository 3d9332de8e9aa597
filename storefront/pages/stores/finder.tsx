import { useEffect, useRef, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Paging } from "#storefront/components/page/paging.tsx";
import { StoreMap } from "#storefront/components/stores/store-map.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { PinIcon } from "#ui/icons/icons.tsx";
import type { StoresProps } from "./props.ts";
import { SearchForm } from "./search-form.tsx";
import { StoreList } from "./store-list.tsx";
import "#ui/chip.css";

/**
 * Search, list and map. The list contains everything that the map shows; selecting a store in one marks it in the
 * other.
 */
export function Finder(props: StoresProps) {
  const { texts, stores, center, ground, heading, note, meant } = props;
  const say = useText(texts);
  const [marked, setMarked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [isMapOpen, setMapOpen] = useState(false);
  const list = useRef<HTMLElement>(null);

  const choose = (slug: string) => {
    setWhole(true);
    setChosen(slug);
  };
  // What was chosen on the map may be a row that a phone shows only now.
  useEffect(() => {
    if (chosen) list.current?.querySelector(`[data-store="${chosen}"]`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  return (
    <div className="wrap one-column stack">
      <SearchForm texts={texts} form={props.form} clear={props.clear} />
      <div className="stores-found">
        <div role="status">
          <h2 className="text-xl bold">{heading}</h2>
          {note && <p>{note}</p>}
          {props.part && <p className="muted numbers">{props.part}</p>}
        </div>
        {meant.length > 0 && (
          <p className="stores-meant">
            {say("stores.meant")}:{" "}
            {meant.map(({ label, path }, index) => (
              <span key={label}>
                {index > 0 && " · "}
                <Link to={path} className="text-link" prefetch={false} rel="nofollow">
                  {label}
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
      {stores.length > 0 && (
        <Button
          kind="outline"
          className="stores-map-button"
          aria-expanded={isMapOpen}
          onClick={() => setMapOpen(!isMapOpen)}
        >
          <PinIcon size={20} /> {say(isMapOpen ? "stores.hide-map" : "stores.show-map")}
        </Button>
      )}
      <div
        className="stores-body stack"
        data-empty={stores.length === 0 || undefined}
        data-map={isMapOpen || undefined}
      >
        <section ref={list} aria-label={heading} className="stores-results">
          {stores.length > 0 && (
            <StoreList
              texts={texts}
              stores={stores}
              marked={chosen ?? marked}
              onMark={setMarked}
              isWhole={isWhole}
              onWhole={() => setWhole(true)}
            />
          )}
          <Paging paging={props.paging} />
        </section>
        {stores.length > 0 && (
          <StoreMap
            texts={texts}
            stores={stores}
            center={center}
            ground={ground}
            ratio={props.mapRatio}
            marked={marked ?? chosen}
            onChoose={choose}
            className="stores-map"
          />
        )}
      </div>
      <nav aria-label={say("stores.countries")} className="room-above stack stack-s">
        <h2 className="label">{say("stores.countries")}</h2>
        <ul className="row row-s">
          {props.countries.map(({ label, path, isOn }) => (
            <li key={path}>
              <Link to={path} className="chip" aria-current={isOn ? "true" : undefined} prefetch={false} rel="nofollow">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
