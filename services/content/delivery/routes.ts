import type { Db } from "#database/tables.ts";
import type { Answer, Answers } from "#services/content/answers.ts";
import { listAssets, oneAsset } from "./assets.ts";
import { listByTaxonomy } from "./entries.ts";
import type { Keys } from "./keys.ts";
import { invalid } from "./problem.ts";
import { sync } from "./sync.ts";
import { listTaxonomies, listTerms, oneTaxonomy, oneTerm } from "./taxonomies.ts";
import { listGlobalFields, listTypes, oneGlobalField, oneType } from "./types.ts";

/** The reads at /v3 (specification 7.9), by path. Those of entries and environments are in management/routes.ts. */
export function deliveryAnswers(db: Db, { environment, deliveryToken }: Keys): Answers {
  const changes: Answer = ({ query, place }) => {
    if (place.environment !== environment) throw invalid("environment", "is not the one that can be synchronised");
    return sync(db, place, deliveryToken, query());
  };
  return {
    "/content_types": ({ query }) => listTypes(db, environment, query()),
    "/content_types/:type": ({ query, named }) => oneType(db, named.type ?? "", query()),
    "/assets": ({ query, place }) => listAssets(db, place, query()),
    "/assets/:uid": ({ query, place, named }) => oneAsset(db, place, named.uid ?? "", query()),
    "/sync": changes,
    "/stacks/sync": changes,
    "/taxonomies": ({ query }) => listTaxonomies(db, query()),
    "/taxonomies/entries": ({ query, place }) => listByTaxonomy(db, place, query()),
    "/taxonomies/:uid": ({ named }) => oneTaxonomy(db, named.uid ?? ""),
    "/taxonomies/:uid/terms": ({ query, named }) => listTerms(db, named.uid ?? "", query()),
    "/taxonomies/:uid/terms/:term": ({ named }) => oneTerm(db, named.uid ?? "", named.term ?? ""),
    "/global_fields": ({ query }) => listGlobalFields(db, query()),
    "/global_fields/:uid": ({ named }) => oneGlobalField(db, named.uid ?? ""),
  };
}
