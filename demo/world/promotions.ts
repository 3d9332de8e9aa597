import { insertCode, insertPromotion, type NewPromotion } from "#commerce/sales/promotions/writes.ts";
import type { Transaction } from "#database/tables.ts";
import type { Text } from "#demo/shapes.ts";

/** The demo world's promotions: by code alone; the automatic one is switched off until somebody wants it. */

type Plan = Pick<NewPromotion, "name" | "kind"> & Partial<NewPromotion> & { code?: string };

const blank: Omit<NewPromotion, "name" | "kind"> = {
  ...{ titles: {}, percent: null, amounts: {}, buy: null, get: null, rewardCategoryIds: [], rewardProductIds: [] },
  ...{ methods: [], regions: [], groupIds: [], categoryIds: [], productIds: [], minimums: {}, isAutomatic: false },
  ...{ isActive: true, isExclusive: false, priority: 100, startsAt: null, endsAt: null },
  ...{ maxUses: null, maxUsesPerCustomer: null },
};

const titles: Record<"welcome" | "shipping" | "accessory" | "season", Text> = {
  welcome: {
    en: "Welcome",
    de: "Willkommen",
    fr: "Bienvenue",
    es: "Bienvenida",
    it: "Benvenuto",
    ja: "はじめてのご注文",
    sv: "Välkommen",
    no: "Velkommen",
  },
  shipping: {
    en: "Free standard delivery",
    de: "Gratis Standardversand",
    fr: "Livraison standard offerte",
    es: "Envío estándar gratis",
    it: "Spedizione standard gratuita",
    ja: "通常配送無料",
    sv: "Fri standardleverans",
    no: "Gratis standardlevering",
  },
  accessory: {
    en: "Second accessory −20%",
    de: "Zweites Zubehör −20 %",
    fr: "Deuxième accessoire −20 %",
    es: "Segundo accesorio −20 %",
    it: "Secondo accessorio −20%",
    ja: "アクセサリー2点目 20%オフ",
    sv: "Andra tillbehöret −20 %",
    no: "Andre tilbehør −20 %",
  },
  season: {
    en: "Season opening",
    de: "Saisonstart",
    fr: "Ouverture de saison",
    es: "Inicio de temporada",
    it: "Apertura di stagione",
    ja: "シーズンオープン",
    sv: "Säsongsstart",
    no: "Sesongstart",
  },
};

export async function addPromotions(trx: Transaction): Promise<void> {
  const rows = await trx.selectFrom("categories").select(["id", "uid"]).execute();
  const idOf = (uid: string) => rows.flatMap((row) => (row.uid === uid ? [row.id] : []));
  const season = { titles: titles.season, kind: "fixed" as const };
  const plans: Plan[] = [
    {
      ...{ name: "Welcome: 10 % off the first order", titles: titles.welcome, kind: "percent", percent: 10 },
      ...{ code: "WELCOME10", maxUsesPerCustomer: 1 },
    },
    {
      ...{ name: "Free standard delivery", titles: titles.shipping, kind: "free_shipping", methods: ["standard"] },
      ...{ code: "FREESHIP", priority: 200 },
    },
    {
      ...{ name: "Second accessory −20 %", titles: titles.accessory, kind: "buy_x_get_y", percent: 20, buy: 1, get: 1 },
      ...{ categoryIds: idOf("accessories"), isAutomatic: true, isActive: false, priority: 50 },
    },
    {
      ...{ ...season, name: "United States: 25 off from 250", code: "POWDER25", regions: ["us"], isExclusive: true },
      ...{ amounts: { USD: 2500 }, minimums: { USD: 25_000 } },
    },
    {
      ...{ ...season, name: "Canada: 30 off from 300", code: "MAPLE30", regions: ["ca"], isExclusive: true },
      ...{ amounts: { CAD: 3000 }, minimums: { CAD: 30_000 } },
    },
    {
      ...{ ...season, name: "Europe: 20 off from 200", code: "ALPS20", regions: ["eu_region_1"], isExclusive: true },
      ...{ amounts: { EUR: 2000 }, minimums: { EUR: 20_000 } },
    },
  ];
  for (const { code, ...plan } of plans) {
    const id = await insertPromotion(trx, { ...blank, ...plan });
    if (code) await insertCode(trx, id, code);
  }
}
