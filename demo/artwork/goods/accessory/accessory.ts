/** Accessories: leash, stomp pad, stickers, spare lens, bottle, straps, lock, skins. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { bottle } from "./bottle.ts";
import { giftCard } from "./gift-card.ts";
import { leash } from "./leash.ts";
import { lens } from "./lens.ts";
import { lock } from "./lock.ts";
import { skins } from "./skins.ts";
import { stickers } from "./stickers.ts";
import { stompPad } from "./stomp-pad.ts";
import { straps } from "./straps.ts";

export function accessoryFront(e: Easel): string {
  const draw: Record<string, (e: Easel) => string> = {
    leash,
    "stomp-pad": stompPad,
    "sticker-set": stickers,
    lens,
    bottle,
    "strap-set": straps,
    lock,
    skins,
    "gift-card": giftCard,
  };
  return (draw[e.form] ?? leash)(e);
}
