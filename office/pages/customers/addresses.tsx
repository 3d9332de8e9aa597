import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../components/loaded.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";

/** An address as /customers/{id}/addresses returns it, with the field names of API V3. */
type StoredAddress = {
  id: number;
  first_name: string;
  last_name: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  state_or_province: string;
  postal_code: string;
  country_code: string;
  phone: string;
};

export function Addresses({ customerId }: { customerId: number }) {
  const say = useText();
  const { country } = useFormats();
  const query = useQuery({
    queryKey: ["customer", String(customerId), "addresses"],
    queryFn: async ({ signal }) =>
      (await get<{ data: StoredAddress[] }>(`/customers/${customerId}/addresses`, {}, signal)).data,
  });
  const linesOf = (one: StoredAddress) =>
    [
      `${one.first_name} ${one.last_name}`,
      one.company,
      one.address1,
      one.address2,
      [one.postal_code, one.city, one.state_or_province].filter(Boolean).join(" "),
      country(one.country_code),
      one.phone,
    ].filter(Boolean);
  return (
    <section className="card">
      <h2>{say("addresses")}</h2>
      <Loaded query={query} lines={3} empty="noAddresses">
        {(data) => (
          <div className="addresses">
            {data.map((one) => (
              <address key={one.id}>
                {linesOf(one).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}
