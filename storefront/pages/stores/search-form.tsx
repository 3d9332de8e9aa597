import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { Check, Select, TextField } from "#ui/field.tsx";
import { FilterIcon } from "#ui/icons/page-icons.tsx";
import { NearMe } from "./near-me.tsx";
import type { Choice, StoresForm } from "./props.ts";

type Props = { texts: AreaTexts<"stores">; form: StoresForm; clear: string };

/** A plain form; the search is part of the address. */
export function SearchForm({ texts, form, clear }: Props) {
  const say = useText(texts);
  const { locale } = useShop();
  const { place, at, country, radii, services, brands, own, open, isNarrowed } = form;
  const chosen = radii.find(({ isOn }) => isOn)?.value;
  // The fields always show the state of the last response, however it was requested.
  const state = JSON.stringify(form);
  return (
    <search>
      <form key={state} action={localePath(locale, "/stores")} className="stack gap-4">
        <div className="stores-where stack stack-s">
          <TextField
            label={say("stores.place")}
            type="search"
            name="place"
            defaultValue={place}
            maxLength={100}
            autoComplete="postal-code"
            enterKeyHint="search"
            className="stores-place"
          />
          <Select label={say("stores.radius")} name="radius" defaultValue={chosen} className="stores-radius">
            {radii.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Button type="submit">{say("stores.search")}</Button>
          <NearMe texts={texts} />
        </div>
        {at && <input type="hidden" name="lat" value={at.lat} />}
        {at && <input type="hidden" name="lng" value={at.lng} />}
        {country && <input type="hidden" name="country" value={country} />}
        <details className="stores-filters" open={isNarrowed}>
          <summary>
            <FilterIcon size={20} /> {say("stores.filters")}
          </summary>
          <div className="stores-choices">
            <Choices legend={say("stores.services")} name="service" choices={services} />
            {brands.length > 1 && <Choices legend={say("stores.brands")} name="brand" choices={brands} />}
            <div className="stores-apply">
              <Check name="open" value="yes" defaultChecked={open}>
                {say("stores.open-now")}
              </Check>
              <Check name="own" value="yes" defaultChecked={own}>
                {say("stores.own")}
              </Check>
              <Button type="submit" kind="outline" small>
                {say("stores.apply")}
              </Button>
              {isNarrowed && (
                <Link to={clear} className="text-link" prefetch={false}>
                  {say("stores.clear")}
                </Link>
              )}
            </div>
          </div>
        </details>
      </form>
    </search>
  );
}

function Choices({ legend, name, choices }: { legend: string; name: string; choices: readonly Choice[] }) {
  return (
    <fieldset className="stores-choice">
      <legend className="field-label">{legend}</legend>
      {choices.map(({ value, label, isOn }) => (
        <Check key={value} name={name} value={value} defaultChecked={isOn}>
          {label}
        </Check>
      ))}
    </fieldset>
  );
}
