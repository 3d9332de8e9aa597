import { type Static, Type } from "typebox";
import { readJson } from "./files.ts";

/** The data of pictures, sets and the film: demo/data/media.json. */

const closed = { additionalProperties: false };
const words = Type.String({ minLength: 1 });
const share = Type.Number({ minimum: 0, maximum: 1 });
const length = Type.Integer({ minimum: 1 });
const Item = Type.Object({ kind: Type.Enum(["image", "video"]), id: words }, closed);

const MediaData = Type.Object(
  {
    /**
     * The area of a scene that a crop keeps in view (riders, peaks, the fire), as fractions of its width and height.
     */
    focus: Type.Record(Type.String(), Type.Object({ x: share, y: share, w: share, h: share }, closed)),
    sets: Type.Array(Type.Object({ id: words, title: words, items: Type.Array(Item) }, closed)),
    film: Type.Object(
      {
        id: words,
        title: words,
        description: words,
        /** The scene on which the stills are drawn. */
        scene: words,
        width: length,
        height: length,
        seconds: length,
        videoCodec: words,
        audioCodec: words,
      },
      closed,
    ),
    /** Pictures that content editors can choose. */
    editorPictures: Type.Array(
      Type.Object({ uid: words, media: words, title: words, tags: Type.Array(words), width: length }, closed),
    ),
  },
  closed,
);

export type EditorPicture = Static<typeof MediaData>["editorPictures"][number];

export const mediaData = readJson("media.json", MediaData);
