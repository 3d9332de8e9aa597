import { type FocusEvent, Fragment, useState } from "react";
import {
  type AddressField,
  type AddressFieldName,
  addressFormat,
  fitsState,
  statesOf,
} from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { Message } from "#storefront/i18n/areas.ts";
import { Select, TextField } from "#ui/field.tsx";
import { fillPlace } from "./fill-place.ts";
import "./address-fields.css";

type Props = {
  /** The prefix of field names and autocomplete tokens: "shipping.city", "shipping address-level2". */
  kind: "shipping" | "billing";
  address: Address;
  countries: { code: string; name: string }[];
  /** By field name. */
  errors: Record<string, Message>;
  /** The name of the first invalid field, which gets the focus. */
  first: string | undefined;
};

/** Fields that few addresses need, folded together below the street. */
const folded: readonly AddressFieldName[] = ["company", "address2"];

/** The fields of an address in its country's format. Changing the country changes the fields at once. */
export function AddressFields({ kind, address, countries, errors, first }: Props) {
  const t = useText();
  const [country, setCountry] = useState(address.country);
  /** Null when not known yet. */
  const [fits, setFits] = useState<boolean | null>(null);
  const { rows, fields } = addressFormat(country);
  const countryError = errors[`${kind}.country`];
  const byName = new Map(fields.map((field) => [field.name, field]));
  const hints = { phone: t("address.phone.hint"), postalCode: fits === false ? t("address.postalArea") : undefined };
  const check = ({ currentTarget: { form } }: { currentTarget: HTMLInputElement | HTMLSelectElement }) => {
    const typed = (name: AddressFieldName) =>
      form?.querySelector<HTMLInputElement>(`[name="${kind}.${name}"]`)?.value ?? "";
    setFits(fitsState(country, typed("postalCode"), typed("state")));
  };
  const complete = async (input: HTMLInputElement) => {
    if (await fillPlace(input, kind, country)) check({ currentTarget: input });
  };
  const input = (name: AddressFieldName) => {
    const field = byName.get(name);
    return (
      field && (
        <AddressInput
          key={name}
          field={field}
          kind={kind}
          country={country}
          first={first}
          errors={errors}
          hint={name === "phone" || name === "postalCode" ? hints[name] : undefined}
          value={address[name]}
          onBlur={check}
          onCode={complete}
        />
      )
    );
  };
  return (
    <div className="address">
      <Select
        label={t("address.country")}
        name={`${kind}.country`}
        error={countryError && t(countryError.key, countryError.values)}
        autoFocus={first === `${kind}.country`}
        autoComplete={`${kind} country`}
        value={country}
        onChange={(event) => {
          setCountry(event.target.value);
          setFits(null);
        }}
        required
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {rows
        .filter(([name]) => name && !folded.includes(name))
        .map((row) => (
          <Fragment key={row.join()}>
            <div className="address-row">{row.map(input)}</div>
            {row.includes("address1") && (
              <details className="more-fields" open={folded.some((name) => address[name] || errors[`${kind}.${name}`])}>
                <summary>
                  <span className="text-link">{t("address.more")}</span>
                </summary>
                <div className="address">
                  {rows
                    .flat()
                    .filter((name) => folded.includes(name))
                    .map(input)}
                </div>
              </details>
            )}
          </Fragment>
        ))}
    </div>
  );
}

type InputProps = Pick<Props, "kind" | "errors" | "first"> & {
  hint: string | undefined;
  field: AddressField;
  country: string;
  value: string;
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => void;
  /** Called while a postal code is typed. */
  onCode: (input: HTMLInputElement) => void;
};

function AddressInput({ field, kind, country, errors, first, hint, value, onBlur, onCode }: InputProps) {
  const t = useText();
  const { locale } = useShop();
  const name = `${kind}.${field.name}`;
  const error = errors[name];
  const common = {
    label: t(field.label),
    name,
    onBlur,
    autoComplete: `${kind} ${field.autocomplete}`,
    error: error && t(error.key, error.values),
    autoFocus: first === name,
    required: field.required,
    optional: field.required ? undefined : t("checkout.optional"),
  };
  if (field.name === "state") {
    return (
      <Select {...common} defaultValue={value}>
        <option value="">{t("address.state.choose")}</option>
        {statesOf(country, locale.language).map((state) => (
          <option key={state.code} value={state.code}>
            {state.name}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <TextField
      {...common}
      type={field.name === "phone" ? "tel" : "text"}
      inputMode={field.inputMode}
      maxLength={field.maxLength}
      defaultValue={value}
      onChange={field.name === "postalCode" ? ({ currentTarget }) => onCode(currentTarget) : undefined}
      hint={hint}
    />
  );
}
