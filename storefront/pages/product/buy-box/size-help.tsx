import { type MouseEvent, useEffect, useState } from "react";
import type { GuideProps } from "#storefront/components/size-guide/size-guide.tsx";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { readStored } from "#storefront/runtime/storage.ts";

/** Loaded when the visitor opens the size guide, or has entered their measures before. */
const loadGuide = () => import("#storefront/components/size-guide/size-guide.tsx");
const Guide = lazyComponent(loadGuide);

/**
 * The link to the size guide: a sheet beside the product. Without a script it leads to the chart below, or to the
 * guide's own page.
 */
export function SizeHelp({
  href,
  label,
  ...guide
}: { href: string; label: string } & Omit<GuideProps, "isOpen" | "onClose">) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setWanted(readStored("localStorage", "rider") !== null), []);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(true);
    loadGuide().then(
      () => setOpen(true),
      () => location.assign(href),
    );
  };
  return (
    <>
      <a className="buy-help" href={href} onClick={open}>
        {label}
      </a>
      {isWanted && <Guide {...guide} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
