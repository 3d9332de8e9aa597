import { useText } from "../../i18n/text.tsx";
import { addressOf } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";

/** A link that downloads the filtered list as CSV, for members who may export. */
export function ExportLink({ path, query }: { path: string; query: Parameters<typeof addressOf>[1] }) {
  const say = useText();
  const mayExport = useMay("exports:write");
  return (
    mayExport && (
      <a className="button" href={addressOf(path, query)} download>
        {say("export")}
      </a>
    )
  );
}
