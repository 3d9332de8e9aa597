import { lazy, Suspense, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { useMay } from "../../runtime/session.ts";

import type { PickerProps } from "./document-library.tsx";

const DocumentLibrary = lazy(() => import("./document-library.tsx"));

/**
 * A button that opens the library's documents (PDF), for uploading and choosing one. Shown only to members who may see
 * media.
 */
export function DocumentPicker({ onChoose }: PickerProps) {
  const say = useText();
  const [isOpen, setIsOpen] = useState(false);
  const mayRead = useMay("media:read");
  if (!mayRead) return null;
  const choose: PickerProps["onChoose"] = (document) => {
    onChoose(document);
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {say("chooseDocument")}
      </button>
      {isOpen && (
        <Suspense>
          <DocumentLibrary onChoose={choose} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
