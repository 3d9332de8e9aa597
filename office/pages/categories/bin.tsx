import { Link } from "@tanstack/react-router";
import { BinList } from "../../components/bin/bin-list.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";

export function CategoriesBinPage() {
  const say = useText();
  return (
    <Page
      name={say("bin")}
      permission="catalogue:read"
      above={<Link to="/categories">{say("categories")}</Link>}
      actions={<ExportLink path="/staff/categories/bin/export" query={{}} />}
      narrow
    >
      <BinList path="/staff/categories" permission="catalogue:write" more={["categories", "category"]} />
    </Page>
  );
}
