import { Link } from "@tanstack/react-router";
import { BinList } from "../../components/bin/bin-list.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";

export function PromotionsBinPage() {
  const say = useText();
  return (
    <Page
      name={say("bin")}
      permission="promotions:read"
      above={<Link to="/promotions">{say("promotions")}</Link>}
      actions={<ExportLink path="/staff/promotions/bin/export" query={{}} />}
      narrow
    >
      <BinList path="/staff/promotions" permission="promotions:write" more={["list"]} />
    </Page>
  );
}
