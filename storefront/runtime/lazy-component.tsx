import { type ComponentType, useEffect, useState } from "react";

/** A component whose script is loaded after the page works. Until then, and without scripts, nothing is rendered. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyComponent(props: Props) {
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
          // The build no longer exists; the page works without the component.
          () => undefined,
        );
      return () => {
        isCurrent = false;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
