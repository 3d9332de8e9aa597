import { darken } from "#demo/artwork/colour.ts";
import { type Roles, rolesOf } from "#demo/artwork/goods/draw/roles.ts";
import { glove } from "#demo/artwork/goods/gloves/pair.ts";
import { gogglesFront } from "#demo/artwork/goods/goggles/front.ts";
import { helmetFront } from "#demo/artwork/goods/helmet/front.ts";
import { beanieFront } from "#demo/artwork/goods/knit/beanie.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import type { Outfit } from "./figure.ts";
import { placed } from "./piece.ts";

/** Parts of somebody who moves: in units of the standing figure, the feet near 0, 0, the crown of the head near y -1150. */

export type Arm = readonly [shoulder: Point, elbow: Point, hand: Point];

/** A limb in thick cloth: rounded, lit from the upper left, pressed together where it bends. */
export function limb(points: readonly Point[], hex: string, width: number): string {
  const [first, ...rest] = points;
  const [bend] = rest;
  if (!first || !bend) return "";
  const d = `M${n(first[0])} ${n(first[1])}${rest.map(([x, y]) => `L${n(x)} ${n(y)}`).join("")}`;
  const line = (paint: string, share: number, alpha: number, shift = 0): string =>
    `<path d="${d}" stroke="${paint}" stroke-opacity="${alpha}" stroke-width="${n(width * share)}" transform="translate(${n(width * shift)} ${n(width * shift)})"/>`;
  const folds = [-0.3, 0, 0.3]
    .map((at) => {
      const [x, y] = [bend[0] + at * width * 0.7, bend[1] + at * width * 0.5];
      return `<path d="M${n(x - width * 0.28)} ${n(y + width * 0.26)}Q${n(x)} ${n(y - width * 0.04)} ${n(x + width * 0.34)} ${n(y - width * 0.2)}" stroke="#05080c" stroke-opacity=".3" stroke-width="${n(width * 0.05)}"/>`;
    })
    .join("");
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${line(darken(hex, 0.6), 1.06, 0.9)}${line(hex, 1, 1)}${line("#05080c", 0.5, 0.14, 0.2)}${line("#05080c", 0.26, 0.12, 0.32)}${line("#ffffff", 0.36, 0.13, -0.2)}${folds}</g>`;
}

export const rolesIn = (piece: PictureRequest | undefined): Roles => rolesOf(piece?.palette ?? ["#3a444d"]);

/** Upper body: yoke and block as the shop's jackets have them, its zip, and the hem that flies up. */
export function torso({ main, second, accent }: Roles, key: string): string {
  const body =
    "M-186 -700C-120 -764 110 -768 184 -706C206 -600 170 -470 176 -322C80 -276 -110 -282 -178 -336C-166 -470 -214 -590 -186 -700Z";
  return (
    `<clipPath id="${key}"><path d="${body}"/></clipPath><path d="${body}" fill="${main}" stroke="${darken(main, 0.6)}" stroke-width="6"/>` +
    `<g clip-path="url(#${key})"><path d="M-240 -520C-80 -470 60 -500 240 -560V-240H-240Z" fill="${second}"/><path d="M-240 -540C-80 -490 60 -520 240 -580V-556C60 -496 -80 -466 -240 -516Z" fill="${accent}"/>` +
    '<path d="M-8 -760C6 -620 -2 -480 4 -270" stroke="#0b1016" stroke-width="13" fill="none"/><path d="M-8 -760C6 -620 -2 -480 4 -270" stroke="#9aa5af" stroke-width="4" stroke-dasharray="5 5" fill="none"/>' +
    '<path d="M-186 -700C-214 -590 -166 -470 -178 -336C-130 -420 -120 -580 -100 -740Z" fill="#fff" fill-opacity=".16"/><path d="M184 -706C206 -600 170 -470 176 -322C120 -330 70 -300 40 -290C110 -400 120 -560 110 -750Z" fill="#05080c" fill-opacity=".24"/>' +
    '<path d="M-150 -430C-90 -390 -60 -360 -30 -350M150 -470C100 -420 70 -400 40 -390M-170 -600C-120 -570 -80 -560 -40 -566M120 -620C90 -590 60 -580 30 -584" stroke="#05080c" stroke-opacity=".3" stroke-width="9" stroke-linecap="round" fill="none"/></g>' +
    `<path d="M-108 -730C-64 -692 62 -692 112 -734L100 -858C54 -826 -54 -826 -98 -856Z" fill="${main}" stroke="${darken(main, 0.6)}" stroke-width="5"/>`
  );
}

const scarf = '<path d="M-84 -900C-92 -840 -70 -790 -20 -780H50C90 -800 100 -870 92 -930Z" fill="#1d242b"/>';

/** An arm: its forearm in the jacket's second colour. */
export function sleeve([shoulder, elbow, hand]: Arm, { main, second }: Roles): string {
  const along = (share: number): Point => [
    elbow[0] + (hand[0] - elbow[0]) * share,
    elbow[1] + (hand[1] - elbow[1]) * share,
  ];
  return limb([along(0.3), along(0.6), hand], second, 116) + limb([shoulder, elbow, along(0.34)], main, 124);
}

/** A hand at the end of an arm. */
export function hand(gloves: PictureRequest, [, elbow, end]: Arm, key: string, grabs?: number): string {
  const turn = grabs ?? (Math.atan2(end[0] - elbow[0], elbow[1] - end[1]) * 180) / Math.PI;
  const place = `translate(${n(end[0])} ${n(end[1])}) rotate(${n(turn)}) scale(${grabs === undefined ? 0.3 : 0.26}) translate(-450 -1010)`;
  return placed(gloves, (e) => glove(e, false), key, place);
}

/** A head in what it wears: scarf, helmet or beanie, goggles. */
export function head({ helmet, beanie, goggles }: Outfit, key: string): string {
  const hat = beanie
    ? placed(beanie, beanieFront, `${key}h`, "translate(-195 -1335) scale(.42)")
    : helmet && placed(helmet, helmetFront, `${key}h`, "translate(-160 -1150) scale(.36)");
  const eyes = goggles ? placed(goggles, gogglesFront, `${key}g`, "translate(-160 -1110) scale(.27)") : "";
  return `<g transform="translate(0 ${beanie ? 46 : 24})">${scarf}${hat ?? ""}${eyes}</g>`;
}

/** A shin in its boot, the strap across; `x` is where the foot is. */
export const shin = (x: number, { main, accent }: Roles): string =>
  `${limb(
    [
      [x * 1.02, -150],
      [x, -40],
    ],
    main,
    128,
  )}<path d="M${n(x - 66)} -176h132" stroke="${accent}" stroke-width="16"/>`;
