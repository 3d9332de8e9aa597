import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openTranslations } from "#commerce/aftersales/translations/services.ts";
import { makeResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { followRules } from "#commerce/catalog/categories/fill.ts";
import { followListings } from "#commerce/catalog/listings/follow-listings.ts";
import { warmListings } from "#commerce/catalog/listings/index-sync.ts";
import { followSchedules } from "#commerce/catalog/schedule/follow.ts";
import { openPayments } from "#commerce/sales/payments/providers.ts";
import { openTax } from "#commerce/sales/tax/services.ts";
import type { Config } from "#commerce/settings/environment.ts";
import { followSettings, openSettings } from "#commerce/settings/live.ts";
import { allLocales } from "#commerce/shared/regions/rules.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { setUpDemoKey } from "#commerce/staff/keys/writes.ts";
import { setUpDemoMembers } from "#commerce/staff/members/demo.ts";
import { followNotices } from "#commerce/staff/notices/spread.ts";
import { makeSetUpToken } from "#commerce/staff/sign-in/set-up.ts";
import { makeCourier, sendOnChange } from "#commerce/webhooks/courier.ts";
import { setUpWebhookTriggers } from "#commerce/webhooks/writes.ts";
import { openChanges } from "#database/changes/follow.ts";
import { migrate } from "#database/migrate.ts";
import type { Tables } from "#database/tables.ts";
import { followForSearch } from "#discovery/indexing/follow-changes.ts";
import { indexProcess } from "#discovery/indexing/index-process.ts";
import { type OfficeFiles, readOfficeFiles } from "#office/serve.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { type ConnectionSettings, openDatabase, openPool } from "#platform/database.ts";
import { openGeo } from "#platform/geo.ts";
import { openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import { giveMemoryBack } from "#platform/memory.ts";
import { openMetrics } from "#platform/metrics.ts";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { StartError } from "#platform/start-error.ts";
import { makeApp } from "#server/app.ts";
import { followContent, openContent } from "#server/content.ts";
import { lacksDemoWorld, loadDemoProducts, loadDemoWorld, readDemoMembers } from "#server/demo-world.ts";
import { openMail } from "#server/email/mail.ts";
import { workOnJobs } from "#server/jobs.ts";
import { hasDemoFolder, openMedia } from "#server/media.ts";
import { openSearch } from "#server/search.ts";
import { warmSearch } from "#services/search/warm.ts";
import { makePageCache } from "#storefront/render/cache/page-cache.ts";
import { type Build, readBuild } from "#storefront/render/document/assets.ts";
import * as shopModule from "#storefront/render/entry-server.ts";
import type { ShopModule } from "#storefront/render/page-services.ts";

export type RunningServer = { address: string; close(): Promise<void> };

export type StopSteps = (() => Promise<unknown>)[];

export type Options = {
  build?: Build;
  office?: OfficeFiles;
  shop?: () => Promise<ShopModule>;
  say?: (line: string) => void;
  /** Receives the stop function of every part as it starts, for a process that is stopped before it is open. */
  stops?: StopSteps;
};

/** Starts everything a process needs, in order. When something fails, the started parts are stopped again. */
export async function start(config: Config, options: Options = {}): Promise<RunningServer> {
  const say = options.say ?? (() => undefined);
  const stops = options.stops ?? [];
  const close = () => closeAll(stops);
  try {
    return await open(config, options, say, stops, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Stops the started parts, the latest first. */
export async function closeAll(stops: StopSteps): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
}

async function open(
  given: Config,
  options: Options,
  say: (line: string) => void,
  stops: StopSteps,
  close: () => Promise<void>,
): Promise<RunningServer> {
  if (given.isDemo && !existsSync("demo"))
    throw new StartError(
      "Demo mode needs the folder demo/, which is missing here. Set DEMO=off to run a shop of your own.",
    );
  mkdirSync(given.DATA_DIR, { recursive: true });
  const fixed = { ...given, SECRET: given.SECRET || storedSecret(given.DATA_DIR) };
  const log = openLog(fixed.LOG_LEVEL);
  const connection = await connect(fixed, say, stops);
  const onError = (error: Error) => log.warn({ err: error }, "a database connection was lost");
  const pool = openPool(connection, fixed.DATABASE_POOL, onError);
  stops.push(() => pool.end());
  for (const name of await migrate(pool, "database")) log.debug({ migration: name }, "migrated");
  const db = openDatabase<Tables>(pool);
  const settings = await openSettings(db, fixed);
  const { config } = settings;
  const jobs = await openJobs(pool, log);
  stops.push(() => jobs.stop());
  const content = openContent(config, db, log);
  const cache = new TaggedCache();
  const media = openMedia({ config, db, cache });
  const search = openSearch(config, db, log);
  const payments = await openPayments(config, { db, secret: config.SECRET, publicUrl: config.PUBLIC_URL });
  const services = {
    config,
    log,
    db,
    jobs,
    content,
    search,
    cache,
    media,
    payments,
    tax: await openTax(config, { db, ownRates: settings.taxRates }),
    translations: await openTranslations(config),
  };
  await setUpDemoKey(db, config.isDemo);
  await setUpDemoMembers(db, config.isDemo ? readDemoMembers() : null);
  if (config.isDemo && (await lacksDemoWorld(db))) {
    await loadDemoWorld(connection);
    say("Loaded the demo world");
  }

  const pages = makePageCache(config.PAGE_CACHE_MB);
  const catalogue = makeResponseCache(config.API_CACHE_MB * 1024 * 1024);
  const courier = makeCourier(services);
  await setUpWebhookTriggers(db);
  const filler = options.build ? null : indexProcess(connection);
  const changes = await openChanges(connection, log);
  stops.push(async () => {
    const stopped = changes.stop();
    filler?.stop();
    await stopped;
  });
  const unfollow = followContent(changes, content, config, log);
  stops.push(async () => unfollow());
  for (const each of [cache, pages, catalogue]) changes.subscribe((tags) => each.drop(tags));
  followSettings(settings, changes, log);
  sendOnChange(changes, courier);
  followForSearch(changes, db, filler?.run);
  if (config.COMMERCE_BACKEND === "own") {
    followRules(changes, db);
    followListings(changes, db);
  }
  stops.push(followSchedules(db, log));
  followNotices(changes, services);
  const mail = openMail(config, db);
  await workOnJobs(services, mail, courier, hasDemoFolder() ? () => loadDemoProducts(connection) : undefined);

  const app = await makeApp({
    services,
    geo: await openGeo(),
    metrics: openMetrics(),
    build: options.build ?? readBuild("dist"),
    office: options.office ?? readOfficeFiles("dist"),
    pages,
    catalogue,
    mail,
    shop: options.shop ?? (async () => shopModule),
  });
  stops.push(() => app.close());
  // The start prints the address in words; Fastify's own lines would repeat it for each interface.
  log.level = quieter(config.LOG_LEVEL);
  const address = await app.listen({ host: config.HOST, port: config.PORT });
  log.level = config.LOG_LEVEL;
  const setUpToken = config.isDemo ? null : await makeSetUpToken(db);
  if (setUpToken) {
    const origin = config.PUBLIC_URL || `http://localhost:${new URL(address).port}`;
    say(`Nobody runs this shop yet. Make yourself its owner, by this link, once: ${origin}/office/setup#${setUpToken}`);
  }
  // With 100,000 products the first request would wait a second for this; a request that comes earlier computes it
  // itself.
  void warmListings(db, shoppingRegions)
    .then(() => (config.SEARCH_ENGINE ? undefined : warmSearch(db, searchPlaces())))
    .catch(() => undefined)
    .finally(giveMemoryBack);
  return { address, close };
}

/** The languages and regions in which the shop's pages search. */
function searchPlaces(): { locale: string; region: string }[] {
  const all = allLocales().map(({ contentLocale, mapRegion }) => ({ locale: contentLocale, region: mapRegion }));
  return [...new Map(all.map((place) => [`${place.locale} ${place.region}`, place])).values()];
}

const quieter = (level: string) => (level === "info" ? "warn" : level);

async function connect(config: Config, say: (line: string) => void, stops: StopSteps): Promise<ConnectionSettings> {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL };
  const starting = startEmbeddedPostgres(config.DATA_DIR, { say });
  // Registered before the server has started: stopping then waits for the start and leaves no server running.
  stops.push(async () => (await starting).stop());
  return (await starting).settings;
}

/** In demo mode the secret is created once and stored next to the data, so that sessions survive a restart. */
function storedSecret(folder: string): string {
  const file = join(folder, "secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}
