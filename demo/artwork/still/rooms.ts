import { icon } from "#demo/artwork/brand.ts";
import { bottom, Picture, pts, top, W } from "#demo/artwork/scene/picture.ts";
import { village } from "#demo/artwork/scene/weather.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { keyed } from "#demo/artwork/worn/piece.ts";
import { contact, lain, sign } from "./light.ts";
import { planks, put, roomLight } from "./things.ts";

/** Still lifes in rooms. Everything is in the middle, so that an upright crop keeps it. */

/** A table from above: a stamped card from the village, the envelope, a pencil, coffee. */
export function postcard(p: Picture): void {
  planks(p, [top, bottom], "#9a6b43", "post", { wide: 168 });
  roomLight(p);
  p.raw('<g transform="translate(880 510) scale(.75) translate(-850 -540)">');
  const lying = (at: Point, turn: number, drop: number, body: string): void =>
    lain(p, drop, () => p.raw(`<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})">${body}</g>`));
  sheet(p, [820, 350], -9, 12, [620, 410], envelope());
  sheet(p, [944, 660], 5, 16, [632, 412], card());
  coffee(p, [560, 800]);
  lying(
    [1258, 320],
    76,
    10,
    '<path d="M-226 -15H150V-5H-226Z" fill="#ff9466"/><path d="M-226 -5H150V6H-226Z" fill="#ff5a1f"/><path d="M-226 6H150V15H-226Z" fill="#b43a0c"/>' +
      '<path d="M150 -15L206 -3V3L150 15Z" fill="#ecc893"/><path d="M150 4L206 1V3L150 15Z" fill="#c49a62"/><path d="M186 -7L208 -1V1L186 7Z" fill="#1b1f24"/>' +
      '<path d="M-252 -15H-226V15H-252Q-262 15 -262 0T-252 -15Z" fill="#e0919f"/><path d="M-238 -15H-222V15H-238Z" fill="#c9d0d6"/>',
  );
  p.raw("</g>");
}

/** A sheet of paper that lies on the table, turned by degrees, with the shadow of its outline only. */
function sheet(p: Picture, [x, y]: Point, turn: number, drop: number, [wide, high]: Point, body: string): void {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  for (const [by, soft, opacity] of [
    [1, 0.55, 0.42],
    [0.2, 0.15, 0.5],
  ] as const) {
    const corners = [-1, 1, 1, -1].map((sx, i): Point => {
      const [u, v] = [(sx * wide) / 2, ((i < 2 ? -1 : 1) * high) / 2];
      return [x + u * cos - v * sin + drop * by * 0.8, y + u * sin + v * cos + drop * by];
    });
    p.area(corners, "#000000", { opacity, soft: drop * soft });
  }
  p.raw(`<g transform="translate(${x} ${y}) rotate(${turn})">${body}</g>`);
}

/** The envelope's back: side flaps, the lower flap, and the upper flap that meets them under the seal. */
function envelope(): string {
  return (
    '<rect x="-310" y="-205" width="620" height="410" rx="5" fill="#efe6d4"/>' +
    '<path d="M-310 -200L-6 10L-310 205Z" fill="#f7f1e4"/><path d="M310 -200L6 10L310 205Z" fill="#e2d6bf"/>' +
    '<path d="M-310 205L-22 6Q0 -8 22 6L310 205Z" fill="#0b1622" fill-opacity=".1" transform="translate(4 -5)"/><path d="M-306 205L-22 8Q0 -6 22 8L306 205Z" fill="#f2e9d8"/>' +
    '<path d="M-304 -205H304L24 34Q0 54 -24 34Z" fill="#0b1622" fill-opacity=".16" transform="translate(5 8)"/><path d="M-310 -205H310L24 30Q0 50 -24 30Z" fill="#f8f2e6"/>' +
    '<path d="M-306 -203L-24 28Q0 47 24 28L306 -203" fill="none" stroke="#cdbf9f" stroke-width="2.5"/>' +
    '<circle cx="3" cy="38" r="40" fill="#5c1806" fill-opacity=".4"/><path d="M0 -6c14-4 24 4 30 12s14 16 10 28-10 24-22 30-30 6-42-2-18-20-18-34 8-20 16-26 14-6 26-8z" fill="#c8350a"/>' +
    '<circle cx="0" cy="34" r="28" fill="#b02c06"/><path d="M-26 26A28 28 0 0 1 18 12" fill="none" stroke="#ff9a72" stroke-width="4" stroke-linecap="round"/><path d="M-18 48L-6 26L2 38L9 22L19 48Z" fill="#ffd9c6"/>'
  );
}

/** A printed picture of the village under snow, stamped and cancelled. */
function card(): string {
  const scene = new Picture();
  village(scene);
  const printed = keyed(scene.finish(592, 372), "vi").replace("<svg ", '<svg x="-296" y="-186" ');
  const teeth = Array.from({ length: 9 }, (_, i) => [`M${158 + i * 15.6} -184h.1`, `M${158 + i * 15.6} -34h.1`]).flat();
  const sides = Array.from({ length: 10 }, (_, i) => [
    `M151 ${-178 + i * 15.6}h.1`,
    `M290 ${-178 + i * 15.6}h.1`,
  ]).flat();
  return (
    `<rect x="-316" y="-206" width="632" height="412" rx="3" fill="#fdfcf9"/>${printed}` +
    '<path d="M-296 -186H-60L-230 186H-296Z" fill="#fff" fill-opacity=".1"/>' +
    `<rect x="151" y="-184" width="139" height="150" fill="#f9f5ea"/><path d="${[...teeth, ...sides].join("")}" stroke="#5d7ba0" stroke-width="7" stroke-linecap="round"/>` +
    '<rect x="163" y="-172" width="115" height="126" fill="#2f6db4"/><path d="M163 -46L200 -112L222 -84L246 -136L278 -72V-46Z" fill="#f7fafc"/><path d="M246 -136L250 -100L236 -76L278 -56V-72ZM200 -112L204 -86L192 -66L222 -64V-84Z" fill="#9cc0e2"/><circle cx="194" cy="-148" r="13" fill="#ff8a4d"/>' +
    `<g transform="translate(246 -70) scale(.34)">${icon().replace(/<\/?svg[^>]*>/g, "")}</g>` +
    '<g fill="none" stroke="#1b2430" stroke-opacity=".72" stroke-width="4"><circle cx="136" cy="-88" r="52"/><circle cx="136" cy="-88" r="36" stroke-width="2.5"/><path d="M188 -118q18 -12 36 0t36 0 36 0M190 -98q18 -12 36 0t36 0 36 0M190 -78q18 -12 36 0t36 0 36 0M188 -58q18 -12 36 0t36 0 36 0"/></g>' +
    '<path d="M118 -78l12 -22 9 12 8 -16 12 26z" fill="#1b2430" fill-opacity=".72"/>'
  );
}

/** A nearly empty cup with its handle, on a saucer. */
function coffee(p: Picture, [x, y]: Point): void {
  lain(p, 18, () => {
    p.disc([x, y], 168, p.around([x - 60, y - 70], 250, "0 #ffffff, .5 #f3efe6, 1 #d3ccbd"));
    p.disc([x, y], 138, p.around([x + 30, y + 30], 170, "0 #e6e0d3, .7 #f4f0e8, 1 #e2dccf"));
  });
  p.line(
    [
      [x - 150, y - 60],
      [x - 162, y],
      [x - 146, y + 66],
    ],
    "#ffffff",
    5,
    { curved: true, opacity: 0.8 },
  );
  lain(p, 14, () => {
    p.line(
      pts(`${x - 70} ${y + 66}, ${x - 128} ${y + 96}, ${x - 118} ${y + 146}, ${x - 44} ${y + 92}`),
      "#e9e3d6",
      22,
      { curved: true },
    );
    p.disc([x, y], 104, p.around([x - 40, y - 46], 170, "0 #ffffff, .55 #f2eee5, 1 #c9c2b2"));
  });
  p.line(pts(`${x - 74} ${y + 62}, ${x - 124} ${y + 94}, ${x - 116} ${y + 138}`), "#ffffff", 5, {
    curved: true,
    opacity: 0.7,
  });
  p.disc([x, y], 90, p.around([x - 34, y - 40], 150, "0 #b3a893, .55 #d9d2c3, 1 #f4f0e7"));
  p.disc([x + 4, y + 5], 80, p.around([x + 26, y + 30], 120, "0 #6d4022, .6 #4a2a16, 1 #2e190c"));
  p.ellipse([x + 22, y + 36], 34, 14, p.around([x + 22, y + 36], 36, "0 #c08a5a .7, 1 #c08a5a 0"));
}

/** The workshop counter: a telephone, with tools on the wall behind it. */
export function counter(p: Picture): void {
  p.band(top, 700 - top, p.down(0, 700, "0 #33514d, 1 #466a63"));
  const holes: Point[][] = [];
  for (let y = 30 - 44 * 10; y < 640; y += 44) for (let x = 20; x < W; x += 44) holes.push([[x, y]]);
  p.lines(holes, "#1f3633", 8, { opacity: 0.7 });
  p.lines(
    holes.map(([hole]): Point[] => [[(hole as Point)[0] + 1, (hole as Point)[1] + 2]]),
    "#5d837b",
    3,
    { opacity: 0.5 },
  );
  const tools = [
    ["mane-horsehair-brush:walnut", 500, 0.25, 340],
    ["stub-driver:signal", 720, 0.24, 340],
    ["plain-scraper:lemon", 900, 0.22, 312],
    ["liftline-multitool:ochre", 1080, 0.22, 350],
    ["bevel-edge-tool:silver", 1300, 0.25, 318],
  ] as const;
  for (const [i, [piece, x, scale, y]] of tools.entries()) {
    lain(p, 12, () => put(p, piece, `t${i}`, { at: [x, y], scale, turn: i % 2 ? 3 : -3 }));
    p.line(pts(`${x} 222, ${x} 256`), "#b5bfc8", 8);
    p.disc([x, 224], 8, "#e6ebef");
  }
  planks(p, [690, bottom], "#a8774a", "counter", { wide: 90 });
  p.box(0, 690, W, 12, "#d3a473");
  p.band(702, 60, p.down(702, 762, "0 #1d0f06 .3, 1 #1d0f06 0"));
  // So narrow that an upright crop keeps the handset whole.
  p.raw('<g transform="translate(905 876) scale(.76) translate(-905 -876)">');
  telephone(p);
  p.raw("</g>");
  roomLight(p);
}

/** A body with round shoulders, a dial, a fork with the handset on it, and a curled cord. */
function telephone(p: Picture): void {
  contact(p, [910, 872], 330, 60, "#1d0f06");
  const cord: Point[] = [];
  for (let i = 0; i <= 300; i++) {
    const t = i / 300;
    const [x, y] = [600 - 120 * Math.sin(t * Math.PI) + 64 * t, 560 + 330 * t ** 0.75 - 20 * Math.sin(t * 3)];
    const turn = t * Math.PI * 2 * 21;
    cord.push([x + Math.cos(turn) * 17, y + Math.sin(turn) * 13]);
  }
  p.lines([cord.map(([x, y]): Point => [x + 12, y + 12])], "#1d0f06", 10, { opacity: 0.3, soft: 5 });
  p.line(cord, "#7a1f06", 9);
  p.line(
    cord.map(([x, y]): Point => [x - 1.5, y - 2]),
    "#ff8a58",
    3,
    { opacity: 0.9 },
  );
  const body =
    "M632 862C640 792 664 700 716 640C742 610 770 596 806 596H1000C1036 596 1064 610 1090 640C1142 700 1166 792 1174 862Q1174 876 1158 876H648Q632 876 632 862Z";
  const shell = p.along([660, 580], [1150, 880], "0 #ff9163, .3 #fb5f26, .65 #d9430d, 1 #8c2505");
  p.raw(`<path d="${body}" fill="${shell}"/>`);
  p.raw(
    `<defs><clipPath id="phC"><path d="${body}"/></clipPath><filter id="phS"><feGaussianBlur stdDeviation="14"/></filter></defs><g clip-path="url(#phC)"><path d="M640 900C650 780 690 660 740 622" fill="none" stroke="#ffd0b8" stroke-opacity=".75" stroke-width="26" filter="url(#phS)"/><path d="M1180 900C1166 780 1130 690 1080 628" fill="none" stroke="#5c1402" stroke-opacity=".6" stroke-width="60" filter="url(#phS)"/><rect x="620" y="850" width="570" height="40" fill="#5c1402" fill-opacity=".5" filter="url(#phS)"/></g>`,
  );
  p.raw('<path d="M640 876H1166V882Q1160 890 1150 890H656Q646 890 640 882Z" fill="#4a1204"/>');
  // The plate on top, with the fork's rear prongs.
  p.raw(
    '<path d="M776 606C780 584 796 572 818 572H988C1010 572 1026 584 1030 606Z" fill="#a8330a"/><path d="M790 590C798 578 808 575 820 575H986" fill="none" stroke="#ffb08c" stroke-opacity=".7" stroke-width="4"/>',
  );
  for (const x of [786, 986])
    p.raw(`<path d="M${x} 590V522Q${x} 510 ${x + 16} 510T${x + 32} 522V590Z" fill="#6d1d05"/>`);
  handset(p);
  for (const x of [772, 1000]) {
    const prong = p.along([x, 0], [x + 34, 0], "0 #ff8a58, .4 #e2470f, 1 #9a2804");
    p.raw(`<path d="M${x} 596V530Q${x} 514 ${x + 17} 514T${x + 34} 530V596Z" fill="${prong}"/>`);
  }
  dial(p, [903, 738]);
}

function handset(p: Picture): void {
  const path =
    "M590 560C584 500 596 446 650 432C690 424 730 436 772 440H1034C1076 436 1116 424 1156 432C1210 446 1222 500 1216 560Q1214 574 1198 574H1100Q1086 574 1084 560C1082 534 1074 512 1044 508H762C732 512 724 534 722 560Q720 574 706 574H608Q592 574 590 560Z";
  p.raw(`<path d="${path}" transform="translate(10 14)" fill="#3a0d02" fill-opacity=".4" filter="url(#phS)"/>`);
  p.raw(`<path d="${path}" fill="${p.down(430, 576, "0 #ffa27a, .22 #fb6630, .6 #d9430d, 1 #8c2505")}"/>`);
  p.raw(
    '<path d="M618 470C632 446 668 444 700 450C740 458 760 456 800 456H1010C1060 456 1080 452 1112 448" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round"/>',
  );
  for (const x of [592, 1086])
    p.raw(
      `<path d="M${x} 556H${x + 128}Q${x + 130} 578 ${x + 112} 580H${x + 16}Q${x - 2} 578 ${x} 556Z" fill="#6d1d05"/>`,
    );
}

/** The dial with ten holes, dots for the numbers below them, and the icon in its middle. */
function dial(p: Picture, [x, y]: Point): void {
  p.disc([x + 5, y + 8], 114, "#5c1402", 0.45);
  p.disc([x, y], 112, p.around([x - 40, y - 46], 190, "0 #ffffff, .6 #ece5d6, 1 #bdb29c"));
  p.disc([x, y], 102, p.around([x - 30, y - 40], 170, "0 #f7f3ea, .7 #e0d8c6, 1 #c5baa3"));
  for (let i = 0; i < 10; i++) {
    const turn = (i / 12) * Math.PI * 2 - 2.5;
    const [hx, hy] = [x + Math.cos(turn) * 76, y + Math.sin(turn) * 76];
    p.disc([hx, hy], 18, p.around([hx + 5, hy + 6], 24, "0 #4b555e, .6 #22282e, 1 #0e1216"));
    p.disc([hx + 1, hy + 2], 5, "#e9e2d3", 0.85);
  }
  p.line(pts(`${x + 74} ${y + 62}, ${x + 104} ${y + 52}`), "#9aa5ae", 9);
  p.disc([x + 2, y + 3], 42, "#7d735f", 0.5);
  p.disc([x, y], 41, "#fdfbf6");
  sign(p, [x - 22, y - 22], 44);
}
