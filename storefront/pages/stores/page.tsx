import { useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Finder } from "./finder.tsx";
import { OtherLocator } from "./other-locator.tsx";
import type { StoresProps } from "./props.ts";
import "./stores.css";

export default function Stores(props: StoresProps) {
  const say = useText(props.texts);
  const [hasFailed, setFailed] = useState(false);
  const { script } = props;
  return (
    <div className="stack page-room shrinks">
      <header className="wrap stack stack-s">
        <h1 className="display display-2">{say("stores.title")}</h1>
        <p className="stores-intro">{say("stores.text")}</p>
      </header>
      {script && !hasFailed ? (
        <OtherLocator src={script} onFail={() => setFailed(true)}>
          <Finder {...props} />
        </OtherLocator>
      ) : (
        <Finder {...props} />
      )}
    </div>
  );
}
