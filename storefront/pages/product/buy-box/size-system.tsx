import { useEffect, useState } from "react";
import { readStored, store } from "#storefront/runtime/storage.ts";

const systems = [
  ["eu", "EU"],
  ["us", "US"],
  ["uk", "UK"],
  ["mondo", "cm"],
] as const;
const key = "size-system";

/** Returns the size system for boots: the one this browser remembers, otherwise the country's. */
export function useSizeSystem(own: string | undefined): [string | undefined, (system: string) => void] {
  const [system, setSystem] = useState(own);
  useEffect(() => {
    const known = systems.find(([name]) => name === readStored("localStorage", key));
    if (own && known) setSystem(known[0]);
  }, [own]);
  return [
    system,
    (chosen) => {
      store("localStorage", key, chosen);
      setSystem(chosen);
    },
  ];
}

/** Switches between EU, US, UK and centimetres. */
export function SizeSystemSwitch({ system, onChoose }: { system: string; onChoose: (system: string) => void }) {
  return (
    <span className="size-systems">
      {systems.map(([name, label]) => (
        <button key={name} type="button" aria-pressed={name === system} onClick={() => onChoose(name)}>
          {label}
        </button>
      ))}
    </span>
  );
}
