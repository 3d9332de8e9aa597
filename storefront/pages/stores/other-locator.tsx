import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  src: string;
  onFail: () => void;
  /** The shop's own list, for browsers without scripts. */
  children: ReactNode;
};

/**
 * Another provider's store locator (specification 7.13). Its script is loaded on this page only, and finds its
 * container by the id. When it cannot be loaded, the shop's own list replaces it.
 */
export function OtherLocator({ src, onFail, children }: Props) {
  const failed = useRef(onFail);
  failed.current = onFail;
  useEffect(() => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.addEventListener("error", () => failed.current());
    document.body.append(script);
    return () => script.remove();
  }, [src]);
  return (
    <div className="wrap">
      <div id="store-locator" className="stores-other" />
      <noscript>{children}</noscript>
    </div>
  );
}
