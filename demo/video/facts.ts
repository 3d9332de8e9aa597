/** The film "first snow": its facts are known before it is made, and it is filled up to its size when it is. */
export const firstSnow = {
  id: "first-snow",
  scene: "village",
  width: 1280,
  height: 720,
  framesPerSecond: 8,
  seconds: 5,
  bytes: 600_000,
};

const still = /^first-snow-(\d)$/;

/** The media ids of the film's stills: one for each second, the first is the poster. */
export const stillIds: string[] = Array.from({ length: firstSnow.seconds }, (_, second) => `${firstSnow.id}-${second}`);

/** "first-snow-2" → at which second; null for other ids. */
export const secondOf = (id: string): number | null => (stillIds.includes(id) ? Number(still.exec(id)?.[1]) : null);
