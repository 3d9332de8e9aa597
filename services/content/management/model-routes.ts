import { randomBytes } from "node:crypto";
import type { Call, ChangeMethod, Changes } from "#services/content/answers.ts";
import { oneAsset } from "#services/content/delivery/assets.ts";
import { oneGlobalField, oneType } from "#services/content/delivery/types.ts";
import { withFile } from "#services/content/files.ts";
import { partOf } from "./body.ts";
import { author } from "./entry-routes.ts";
import {
  checkAssetUid,
  removeAsset,
  removeEnvironment,
  removeType,
  saveAsset,
  saveEnvironment,
  saveType,
} from "./model.ts";
import { unwrap } from "./problem.ts";
import type { PublishingServices } from "./publishing.ts";

const kinds = [
  { url: "/content_types", part: "content_type", isGlobalField: false, title: "Content Type" },
  { url: "/global_fields", part: "global_field", isGlobalField: true, title: "Global Field" },
] as const;

/** Routes that change content types, global fields, assets and environments. */
export function modelChanges({ db, live, takeFile }: PublishingServices): Changes {
  const changes: Changes = {};
  for (const { url, part, isGlobalField, title } of kinds) {
    const save = (isNew: boolean) => async (call: Call) => {
      const uid = call.named.type ?? call.named.uid;
      const given = { ...partOf(call.body, part), ...(uid !== undefined && { uid }) };
      const saved = unwrap(await saveType(db, given, { isGlobalField, isNew }, author));
      const answer = isGlobalField ? await oneGlobalField(db, saved) : await oneType(db, saved, call.query());
      return { notice: `${title} ${isNew ? "created" : "updated"} successfully.`, ...answer };
    };
    changes[url] = { POST: save(true) };
    changes[`${url}/${isGlobalField ? ":uid" : ":type"}`] = {
      PUT: save(false),
      DELETE: async (call) => {
        const uid = call.named.type ?? call.named.uid ?? "";
        unwrap(await removeType(db, uid, isGlobalField, call.param("force") === "true", author));
        return { notice: `${title} deleted successfully.` };
      },
    };
  }

  const saveOne = (isNew: boolean) => async (call: Call) => {
    const sent = partOf(call.body, "asset");
    const uid = call.named.uid ?? sent.uid ?? `blt${randomBytes(8).toString("hex")}`;
    // The asset's uid is checked first, so that no file is stored for an asset that cannot be saved.
    if (sent.upload !== undefined) unwrap(await checkAssetUid(db, uid, isNew));
    const given = { ...(await withFile(sent, `asset-${uid}`, takeFile)), uid };
    const saved = unwrap(await saveAsset(db, given, isNew, author));
    const answer = await oneAsset(db, call.place, saved, call.query());
    return { notice: `Asset ${isNew ? "created" : "updated"} successfully.`, ...answer };
  };
  const environment = (method: ChangeMethod) => async (call: Call) => {
    const { name: before } = call.named;
    if (method === "DELETE") {
      unwrap(await removeEnvironment(db, live, before ?? ""));
      return { notice: "Environment deleted successfully." };
    }
    const { name } = partOf(call.body, "environment");
    const saved = unwrap(await saveEnvironment(db, live, name, before ?? null));
    const notice = `Environment ${before === undefined ? "created" : "updated"} successfully.`;
    return { notice, environment: { uid: saved, name: saved } };
  };
  return {
    ...changes,
    "/assets": { POST: saveOne(true) },
    "/assets/:uid": {
      PUT: saveOne(false),
      DELETE: async (call) => {
        unwrap(await removeAsset(db, call.named.uid ?? "", author));
        return { notice: "Asset deleted successfully." };
      },
    },
    "/environments": { POST: environment("POST") },
    "/environments/:name": { PUT: environment("PUT"), DELETE: environment("DELETE") },
  };
}
