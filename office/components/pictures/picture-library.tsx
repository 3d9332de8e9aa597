import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Static } from "typebox";
import type { Picture, PicturePage } from "#commerce/catalog/office/pictures/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { versionUrl } from "../../runtime/pictures.ts";
import { Dialog } from "../dialog.tsx";
import { SearchBox } from "../search-box.tsx";
import { Failed, Skeleton } from "../states.tsx";
import { PictureDrop } from "./picture-drop.tsx";

/** A chosen picture. Products and content refer to it by its id ("kestrel-glacier-topsheet"). */
export type ChosenPicture = Pick<Picture, "id" | "alt">;

export type PickerProps = {
  /** Called once for each chosen picture; with `isMultiple` in the order in which they were chosen. */
  onChoose: (picture: ChosenPicture) => void;
  /** Whether several can be chosen before the dialog closes. */
  isMultiple?: boolean;
  /** The button's label; "Choose from the library" by default. */
  label?: string;
};

const perPage = 60;
type Props = Pick<PickerProps, "onChoose"> & { isMultiple: boolean; onClose: () => void };

/** The pictures of the library in a dialog. */
export default function PictureLibrary({ onChoose, isMultiple, onClose }: Props) {
  const say = useText();
  const [q, setQ] = useState("");
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ["pictures", q],
    queryFn: ({ pageParam, signal }) =>
      get<Static<typeof PicturePage>>("/staff/pictures", { q, page: pageParam, limit: perPage }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ data: rows, meta }) => (rows.length === perPage ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const pictures = data?.pages.flatMap((page) => page.data) ?? [];
  const finish = (all: readonly ChosenPicture[]) => {
    for (const picture of all) onChoose(picture);
    onClose();
  };
  const choose = (picture: ChosenPicture) => {
    if (!isMultiple) return finish([picture]);
    const isChosen = chosen.some(({ id }) => id === picture.id);
    setChosen(isChosen ? chosen.filter(({ id }) => id !== picture.id) : [...chosen, picture]);
  };
  return (
    <Dialog title={say("choosePictures")} onClose={onClose} wide>
      <div className="stack">
        <SearchBox text={q} onType={setQ} />
        <PictureDrop onUploaded={(given) => finish([...chosen, ...(isMultiple ? given : given.slice(0, 1))])} />
        {error ? (
          <Failed again={() => void refetch()} />
        ) : !data ? (
          <Skeleton lines={4} />
        ) : pictures.length === 0 ? (
          <p className="lead" role="status">
            {say(q ? "listNone" : "noPictures")}
          </p>
        ) : (
          <ul className="grid picker-grid">
            {pictures.map((picture) => (
              <li key={picture.id} className="grid-tile">
                <button
                  type="button"
                  className="grid-link"
                  aria-pressed={isMultiple ? chosen.some(({ id }) => id === picture.id) : undefined}
                  onClick={() => choose(picture)}
                >
                  <img className="grid-picture" src={versionUrl(picture, 240)} alt="" loading="lazy" />
                  <span className="grid-name">{picture.title || picture.id}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <button type="button" className="button" onClick={() => void fetchNextPage()}>
            {say("morePictures")}
          </button>
        )}
        {isMultiple && (
          <div className="dialog-foot">
            <button type="button" className="button" onClick={onClose}>
              {say("cancel")}
            </button>
            <button
              type="button"
              className="button button-main"
              disabled={chosen.length === 0}
              onClick={() => finish(chosen)}
            >
              {say("addChosen", { count: chosen.length })}
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
