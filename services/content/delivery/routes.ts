import type { Db } from "#database/tables.ts";
import type { Answer, Answers } from "#services/content/answers.ts";
import { listAssets, oneAsset } from "./assets.ts";
import { listByTaxonomy } from "./entries.ts";
import type { Keys } from "./keys.ts";
import { invalid } from "./problem.ts";
import { sync } from "./sync.ts";
import { listTaxonomies, listTerms, oneTaxonomy, oneTerm } from "./taxonomies.ts";
import { listGlobalFields, listTypes, oneGlobalField, oneType } from "./types.ts";

/** What can be read at /v3 (specification 7.9), by address; entries and environments are in management/door.ts. */
export function deliveryAnswers(db: Db, { environment, deliveryToken }: Keys): Answers {
  const changes: Answer = ({ wish, place }) => {
    if (place.environment !== environment) throw invalid("environment", "is not the one that can be synchronised");
    return sync(db, place, deliveryToken, wish());
  };
  return {
    "/content_types": ({ wish }) => listTypes(db, environment, wish()),
    "/content_types/:type": ({ wish, named }) => oneType(db, named.type ?? "", wish()),
    "/assets": ({ wish, place }) => listAssets(db, place, wish()),
    "/assets/:uid": ({ wish, place, named }) => oneAsset(db, place, named.uid ?? "", wish()),
    "/sync": changes,
    "/stacks/sync": changes,
    "/taxonomies": ({ wish }) => listTaxonomies(db, wish()),
    "/taxonomies/entries": ({ wish, place }) => listByTaxonomy(db, place, wish()),
    "/taxonomies/:uid": ({ named }) => oneTaxonomy(db, named.uid ?? ""),
    "/taxonomies/:uid/terms": ({ wish, named }) => listTerms(db, named.uid ?? "", wish()),
    "/taxonomies/:uid/terms/:term": ({ named }) => oneTerm(db, named.uid ?? "", named.term ?? ""),
    "/global_fields": ({ wish }) => listGlobalFields(db, wish()),
    "/global_fields/:uid": ({ named }) => oneGlobalField(db, named.uid ?? ""),
  };
}
