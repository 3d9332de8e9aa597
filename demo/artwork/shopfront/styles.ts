/** The styles of shops by region: heights of the eaves, colours of walls and woodwork. */

export const frontStyles = ["chalet", "brick", "timber", "machiya", "clapboard", "plaster", "lodge"] as const;
export type FrontStyle = (typeof frontStyles)[number];

type Look = { eaves: readonly number[]; walls: readonly string[]; trims: readonly string[] };

export const styles: Readonly<Record<FrontStyle, Look>> = {
  chalet: {
    eaves: [300, 330],
    walls: ["#8a5a34", "#6f4528", "#9a6b42", "#7a5237"],
    trims: ["#2e4a3a", "#7a2418", "#3b2a1e", "#1f3550"],
  },
  brick: {
    eaves: [238, 252],
    walls: ["#8f4632", "#a35a40", "#6f3a30", "#7d5a48"],
    trims: ["#12241f", "#1d2733", "#3a1d1d", "#20303f"],
  },
  timber: {
    eaves: [290, 330],
    walls: ["#9c2f22", "#b5752b", "#e3ddd0", "#57707a", "#2f4a3c"],
    trims: ["#20303f", "#4a1f18", "#1d2b26", "#12181e"],
  },
  machiya: {
    eaves: [300, 330],
    walls: ["#3a2b22", "#4a372a", "#2c2622", "#5a4636"],
    trims: ["#1d3354", "#5b1f2b", "#23262a", "#264034"],
  },
  clapboard: {
    eaves: [250, 272],
    walls: ["#c9b48a", "#6f8794", "#a9452f", "#dcd6c8", "#4f6a58"],
    trims: ["#20303f", "#3a1d1d", "#2c3a2f", "#1a1f25"],
  },
  plaster: {
    eaves: [238, 256],
    walls: ["#e7d3ac", "#d9b08a", "#e8e0d2", "#c98f77", "#b9c3b0"],
    trims: ["#2e4a3a", "#5b2a1d", "#26384f", "#3d332c"],
  },
  lodge: {
    eaves: [452, 470],
    walls: ["#8c5f38", "#6e4a30", "#a06c3e", "#5f4a3c"],
    trims: ["#20303f", "#3a1d1d", "#2c3a2f", "#14191e"],
  },
};

type Hour = { sky: string; ridge: string; shade: string; isLate: boolean; snows?: boolean };

export const hours: readonly Hour[] = [
  {
    sky: "0 #4f86c4, .6 #a9c8e2, 1 #eef3f4",
    ridge: "0 #ffffff, .5 #dfe9f2, 1 #bccfe0",
    shade: "#8fb0d0",
    isLate: false,
  },
  {
    sky: "0 #16264a, .5 #4d5a8f, .85 #b98a96, 1 #f0b48c",
    ridge: "0 #d9a7a0, .4 #7d83b0, 1 #4d5f92",
    shade: "#4a588c",
    isLate: true,
  },
  {
    sky: "0 #8ea2b4, .6 #c3ced7, 1 #e6ecef",
    ridge: "0 #e6edf1, 1 #b7c5d1",
    shade: "#96a8b8",
    isLate: false,
    snows: true,
  },
  {
    sky: "0 #5b86b8, .5 #bcd0de, .85 #f6dcc0, 1 #ffeeda",
    ridge: "0 #fff0e0, .5 #d7d9e4, 1 #b3c0d6",
    shade: "#93a6c6",
    isLate: false,
  },
];
