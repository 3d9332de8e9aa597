/** A board's measures and character, parsed from the product's specs. Pure. */

export type Spec = { id: string; value: string };

export const shapes = ["twin", "directional-twin", "directional", "tapered", "swallowtail"] as const;
export const cambers = ["camber", "rocker", "hybrid-camber", "hybrid-rocker", "flat"] as const;
export const terrains = ["park", "piste", "freeride", "powder"] as const;

export type BoardShape = (typeof shapes)[number];
export type Camber = (typeof cambers)[number];
export type Terrain = (typeof terrains)[number];

/** Lengths in millimetres, sidecut radius in metres, rider weight in kilograms. */
export type BoardSize = {
  size: string;
  length: number;
  waist: number;
  nose: number;
  tail: number;
  effectiveEdge: number;
  sidecut: number;
  weight: [number, number];
};

export type BoardSpecs = {
  shape?: BoardShape;
  camber?: Camber;
  flex?: number;
  terrain: [Terrain, number][];
  sizes: BoardSize[];
};

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text);

/**
 * Parses these ids: "shape", "camber", "flex" (1 to 10), "terrain-park" … "terrain-powder" (0 to 10), and for each
 * length "measures-156" = "length waist nose tail effectiveEdge sidecut lightest heaviest", numbers separated by
 * spaces.
 */
export function boardSpecs(specs: readonly Spec[]): BoardSpecs {
  const values = new Map(specs.map(({ id, value }) => [id, value]));
  const flex = Number(values.get("flex"));
  return {
    shape: oneOf(shapes, values.get("shape")),
    camber: oneOf(cambers, values.get("camber")),
    flex: flex >= 1 && flex <= 10 ? flex : undefined,
    terrain: terrains.flatMap((terrain): [Terrain, number][] => {
      const points = Number(values.get(`terrain-${terrain}`) ?? Number.NaN);
      return points >= 0 && points <= 10 ? [[terrain, points]] : [];
    }),
    sizes: specs.flatMap(({ id, value }) => (id.startsWith("measures-") ? measures(id.slice(9), value) : [])),
  };
}

function measures(size: string, value: string): BoardSize[] {
  const numbers = value.trim().split(/\s+/).map(Number);
  if (numbers.length !== 8 || !numbers.every((number) => number > 0)) return [];
  const [length = 0, waist = 0, nose = 0, tail = 0, effectiveEdge = 0, sidecut = 0, light = 0, heavy = 0] = numbers;
  return [{ size, length, waist, nose, tail, effectiveEdge, sidecut, weight: [light, heavy] }];
}

/** Specs that are shown as drawings. All others go into the table. */
export const isDrawn = ({ id }: Spec): boolean =>
  id.startsWith("measures-") || id.startsWith("terrain-") || id === "contains";
