import { lazy, Suspense, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { useMay } from "../../runtime/session.ts";

import type { PickerProps } from "./picture-library.tsx";

const PictureLibrary = lazy(() => import("./picture-library.tsx"));

/**
 * A button that opens the library of pictures, for searching, uploading and choosing: `<PicturePicker
 * onChoose={(picture) => setPicture(picture.id)} />`. Members who may not see media (`media:read`) get no button.
 */
export function PicturePicker({ onChoose, isMultiple, label }: PickerProps) {
  const say = useText();
  const [isOpen, setIsOpen] = useState(false);
  const mayRead = useMay("media:read");
  if (!mayRead) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {label ?? say("fromLibrary")}
      </button>
      {isOpen && (
        <Suspense>
          <PictureLibrary onChoose={onChoose} isMultiple={isMultiple ?? false} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
