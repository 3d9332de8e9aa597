import { useEffect } from "react";
import { popup } from "./share-links.ts";

/** Opens the networks' links in small separate windows. */
export default function ShareWindows() {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(".share a[target]");
      if (!link) return;
      event.preventDefault();
      window.open(link.href, "_blank", popup);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  return null;
}
