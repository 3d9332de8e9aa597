import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  src: string;
  onFail: () => void;
  /** Our own list, for browsers without scripts. */
  children: ReactNode;
};

/**
 * A store locator of somebody else's (specification 7.13): its script is loaded on this page alone and finds its place by the
 * id. Where it cannot be loaded, our own list takes its place.
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
