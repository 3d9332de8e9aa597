import { useText } from "../../i18n/text.tsx";
import { addressOf } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";

/** A link that saves what the filters of a list leave, as CSV; for those who may take files away. */
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
