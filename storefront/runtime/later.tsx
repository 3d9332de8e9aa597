import { type ComponentType, useEffect, useState } from "react";

/** A component whose script comes after the page works; until then, and without a script, nothing stands there. */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>();
    useEffect(() => {
      let isCurrent = true;
      const show = () => isCurrent && setPart(() => loaded);
      if (loaded) show();
      else
        load().then(
          (module) => {
            loaded = module.default;
            show();
          },
          // A build that is gone: the page works without the part.
          () => undefined,
        );
      return () => {
        isCurrent = false;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
