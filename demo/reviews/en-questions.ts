import type { Asked } from "./shapes.ts";

export const questions: readonly Asked[] = [
  [
    "board",
    "I am 74 kg with size 9 boots and between two lengths. Which one?",
    [
      "shop",
      "Take the shorter one if you like trees and the park, the longer one if most of your day is open pistes. With a 9 you have no toe drag on either.",
    ],
    ["Owen", "I am 76 kg and took the shorter. No regrets so far."],
  ],
  [
    "board",
    "Does it come waxed, or should I do that first?",
    ["shop", "It has a factory wax that is good for a day. A hot wax before the first trip pays for itself."],
  ],
  [
    "boot",
    "Are the liners heat-mouldable at home?",
    [
      "shop",
      "A shop with a proper heater does it better and in ten minutes. Riding them for three days does most of the work too.",
    ],
    ["Renee", "I only wore them around the house with thick socks. That was enough."],
  ],
  [
    "binding",
    "Will these fit a board with a channel?",
    ["shop", "Yes, the disc for it is in the box, beside the ones for 4×4 and 2×4."],
  ],
  [
    "jacket",
    "How does the hood do over a helmet?",
    ["Hollis", "Fits over mine with the zip fully up. You can still turn your head."],
  ],
  [
    "goggles",
    "Do they work over glasses?",
    ["shop", "With small frames, yes. If yours are wider than 14 cm, look at the Periscope, which is made for it."],
  ],
  [
    "gloves",
    "Can you use a phone with them on?",
    ["shop", "With the index finger and thumb, roughly. Answering works, typing does not."],
  ],
];
