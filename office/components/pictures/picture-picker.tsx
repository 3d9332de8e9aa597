import { lazy, Suspense, useState } from "react";
import type { Picture } from "#commerce/catalog/office/pictures/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { useMay } from "../../runtime/session.ts";

const PictureLibrary = lazy(() => import("./picture-library.tsx"));

/** A chosen picture. Products and content refer to it by its id ("kestrel-glacier-topsheet"). */
export type ChosenPicture = Pick<Picture, "id" | "alt">;

export type PickerProps = {
  /** Called once for each chosen picture; with `isMultiple` in the order in which they were chosen. */
  onChoose: (picture: ChosenPicture) => void;
  /** Whether several can be chosen before the dialog closes. */
  isMultiple?: boolean;
  /** The button's label; "Choose from the library" by default. */
  label?: string;
};

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
