import { useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { useCatalogueNames } from "../../../runtime/catalogue-names.ts";
import { useMay } from "../../../runtime/session.ts";
import { KindDialog } from "./kind-dialog.tsx";

/** What the kind is called in the office, and the way to name it in other languages. */
export default function KindName({ kind }: { kind: string }) {
  const say = useText();
  const names = useCatalogueNames();
  const mayWrite = useMay("catalogue:write");
  const [isOpen, setIsOpen] = useState(false);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(kind)) return null;
  return (
    <>
      <p className="field-hint">
        {say("kindIsCalled", { kind, name: names.kind(kind) })}{" "}
        {mayWrite && (
          <button type="button" className="link" onClick={() => setIsOpen(true)}>
            {say("nameKind")}
          </button>
        )}
      </p>
      {isOpen && <KindDialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  );
}
