import { Link } from "@tanstack/react-router";
import { BinList } from "../../components/bin/bin-list.tsx";
import { ExportLink } from "../../components/list/export-link.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";

export function CategoriesBinPage() {
  const say = useText();
  const { category } = useCatalogueNames();
  return (
    <Page
      name={say("bin")}
      permission="catalogue:read"
      above={<Link to="/categories">{say("categories")}</Link>}
      actions={<ExportLink path="/staff/categories/bin/export" query={{}} />}
      narrow
    >
      <BinList
        path="/staff/categories"
        permission="catalogue:write"
        more={["categories", "category"]}
        nameOf={category}
      />
    </Page>
  );
}
