import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import { FormProblem } from "../../components/form-problem.tsx";
import { AreaIcon } from "../../components/icons.tsx";
import { follow } from "../../components/jobs.tsx";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { setupQuery } from "../shop/load.ts";

/** Ways to add the first products. */
export function Products() {
  const say = useText();
  const mayImport = useMay("imports:write");
  return (
    <section className="card">
      <ul className="tiles guide-tiles">
        <li>
          <Link to="/categories" className="tile">
            <AreaIcon area="categories" />
            {say("makeCategories")}
          </Link>
        </li>
        <li>
          <Link to="/products/new" className="tile">
            <AreaIcon area="products" />
            {say("typeProduct")}
          </Link>
        </li>
        {mayImport && (
          <li>
            <Link to="/import" className="tile">
              <AreaIcon area="import" />
              {say("bringFile")}
            </Link>
          </li>
        )}
      </ul>
      <DemoProducts />
    </section>
  );
}

/**
 * When the demo data is installed, its products can be added to an empty catalogue for trying things out. The job can
 * be undone like any other.
 */
function DemoProducts() {
  const say = useText();
  const mayWrite = useMay("catalogue:write");
  const { data } = useQuery(setupQuery);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => send<{ job: StaffJob }>("POST", "/setup/demo-products"),
    onSuccess: ({ job }) => follow(job),
  });
  if (!data?.hasDemoProducts || !mayWrite) return null;
  return (
    <div className="demo-products">
      <p className="field-hint">{say("demoProductsHint")}</p>
      <FormProblem error={error} />
      <button type="button" className="button" disabled={isPending || isSuccess} onClick={() => mutate()}>
        {say("loadDemoProducts")}
      </button>
    </div>
  );
}
