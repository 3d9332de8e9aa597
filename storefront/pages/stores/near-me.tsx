import { type MouseEvent, useEffect, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { Button } from "#ui/button.tsx";
import { PinIcon } from "#ui/icons/icons.tsx";

/**
 * Submits the form with the browser's position, to about a kilometre, after the visitor has given permission. It is not
 * rendered without scripts, because it needs them.
 */
export function NearMe({ texts }: { texts: AreaTexts<"stores"> }) {
  const say = useText(texts);
  const [state, setState] = useState<"absent" | "ready" | "waiting" | "refused">("absent");
  useEffect(() => {
    if ("geolocation" in navigator) setState("ready");
  }, []);
  if (state === "absent") return null;

  const ask = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setState("waiting");
    const found = ({ coords }: GeolocationPosition) => {
      if (!form) return;
      const asked = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      asked.delete("place");
      asked.delete("country");
      asked.set("lat", coords.latitude.toFixed(2));
      asked.set("lng", coords.longitude.toFixed(2));
      location.assign(`${form.action}?${asked}`);
    };
    const options = { timeout: 15_000, maximumAge: 600_000 };
    navigator.geolocation.getCurrentPosition(found, () => setState("refused"), options);
  };
  return (
    <>
      <Button kind="outline" className="stores-near" onClick={ask} disabled={state === "waiting"}>
        <PinIcon size={20} /> {say(state === "waiting" ? "stores.near-me-wait" : "stores.near-me")}
      </Button>
      <p role="status" className="stores-refused" hidden={state !== "refused"}>
        {state === "refused" && say("stores.near-me-refused")}
      </p>
    </>
  );
}
