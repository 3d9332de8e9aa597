import { Video } from "./video.tsx";
import "./film.css";

type Props = { video: string; type?: string; poster?: string; title: string; seconds?: number };

/** A video with a play button, and with its title and length below it. */
export function Film({ seconds, ...film }: Props) {
  return (
    <figure className="film">
      <div className="film-frame">
        <Video {...film} className="block-video" />
      </div>
      <figcaption className="film-words">
        <span>{film.title}</span>
        {seconds !== undefined && <time dateTime={`PT${seconds}S`}>{lengthOf(seconds)}</time>}
      </figcaption>
    </figure>
  );
}

/** "3:05" */
const lengthOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
