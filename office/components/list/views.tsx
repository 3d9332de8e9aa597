import { lazy, Suspense } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useText } from "../../i18n/text.tsx";
import { ChevronIcon } from "../icons.tsx";
import { Skeleton } from "../states.tsx";
import type { ViewsProps } from "./views-list.tsx";

const ViewsList = lazy(() => import("./views-list.tsx"));

/** Saved filters and sort order under a name: the member's own, and those shared with everybody who sees the list. */
export function Views(props: ViewsProps) {
  const say = useText();
  return (
    <DialogTrigger>
      <Button className="button">
        {say("views")} <ChevronIcon size={16} />
      </Button>
      <Popover className="popover">
        <Dialog className="views" aria-label={say("views")}>
          {({ close }) => (
            <Suspense fallback={<Skeleton lines={3} />}>
              <ViewsList {...props} close={close} />
            </Suspense>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
