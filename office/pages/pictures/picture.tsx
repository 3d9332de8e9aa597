import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { Static } from "typebox";
import type {
  MergedPicture,
  OneWithUses,
  PictureChange,
  PictureWithUses,
} from "#commerce/catalog/office/pictures/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { Editor } from "../../components/editor/editor.tsx";
import { TextArea, TextField } from "../../components/field.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { FocalPoint } from "../../components/pictures/focal-point.tsx";
import { PictureDrop } from "../../components/pictures/picture-drop.tsx";
import { tell } from "../../components/toasts.tsx";
import { useFormats, useLanguage, useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { get, send } from "../../runtime/api.ts";
import { cropUrl } from "../../runtime/pictures.ts";
import { useMay } from "../../runtime/session.ts";
import { sizeText } from "../../runtime/sizes.ts";
import { LibraryActions } from "./actions.tsx";
import { Uses } from "./uses.tsx";

type Answer = Static<typeof OneWithUses>;
type MergedAnswer = Static<typeof MergedPicture>;
export type PictureValues = Pick<PictureWithUses, "title" | "alt" | "pointOfInterest">;

/** The page of one picture: its texts, the point that crops keep in view, where it is used, and its file. */
export function PicturePage() {
  const say = useText();
  const { id = "" } = useParams({ strict: false });
  const mayRead = useMay("media:read");
  const query = useQuery({
    queryKey: ["picture", id],
    queryFn: async ({ signal }) => (await get<Answer>(`/staff/pictures/${encodeURIComponent(id)}`, {}, signal)).data,
    enabled: mayRead,
  });
  const { data } = query;
  return (
    <Page
      name={data ? data.title || data.id : say("picture")}
      permission="media:read"
      above={<Link to="/pictures">{say("pictures")}</Link>}
      actions={data && <LibraryActions kind="picture" of={data} text="pictureBinText" used="pictureBinUsed" />}
      narrow
    >
      <Loaded query={query} lines={12}>
        {(data) => (data.deletedAt ? <Deleted picture={data} /> : <Form key={id} picture={data} />)}
      </Loaded>
    </Page>
  );
}

function Deleted({ picture }: { picture: PictureWithUses }) {
  const say = useText();
  const { moment } = useFormats();
  return (
    <p className="note" role="status">
      {say("deleted")}, {moment(picture.deletedAt ?? picture.updatedAt)}
    </p>
  );
}

/** The form has a field for every language, including those without a text. */
const valuesOf = ({ title, alt, pointOfInterest }: PictureValues): PictureValues => ({
  title,
  alt: Object.fromEntries(languages.map((language) => [language, alt[language] ?? ""])),
  pointOfInterest,
});

const crops = [
  [3, 4],
  [1, 1],
  [3, 1],
] as const;

function Form({ picture }: { picture: PictureWithUses }) {
  const say = useText();
  const client = useQueryClient();
  const formats = useFormats();
  const language = useLanguage();
  const mayWrite = useMay("media:write");
  const key = ["picture", picture.id];
  const save = async (changes: PictureChange, version: number | undefined) => {
    const path = `/staff/pictures/${encodeURIComponent(picture.id)}`;
    const { data, meta } = await send<MergedAnswer>("PATCH", path, { ...changes, version });
    client.setQueryData(key, { ...picture, ...data });
    for (const queryKey of [["list"], ["pictures"], ["history"]]) void client.invalidateQueries({ queryKey });
    return { values: valuesOf(data), version: data.version, merged: meta.merged ?? [] };
  };
  const facts = { format: picture.format.toUpperCase(), width: picture.width, height: picture.height };
  // A picture that is drawn when it is first seen has no file yet.
  const size = picture.bytes > 0 && sizeText(language)(picture.bytes);
  return (
    <Editor<PictureValues>
      record={{ type: "media", id: `firn/image/${picture.id}` }}
      stored={{ values: valuesOf(picture), version: picture.version }}
      save={save}
      labels={{ title: "pictureTitle", alt: "altTexts", pointOfInterest: "focalPoint" }}
    >
      {({ register, watch, setValue, formState: { errors } }) => (
        <fieldset disabled={!mayWrite} className="columns-2">
          <div className="stack">
            <section className="card">
              <h2>{say("focalPoint")}</h2>
              <p className="field-hint focal-hint">{say("focalHint")}</p>
              <FocalPoint
                picture={picture}
                value={watch("pointOfInterest")}
                onChange={(point) => setValue("pointOfInterest", point, { shouldDirty: true })}
                isDisabled={!mayWrite}
              />
              <h3 className="focal-crops-title">{say("crops")}</h3>
              <div className="focal-crops">
                {crops.map(([width, height]) => (
                  <img
                    key={width / height}
                    src={cropUrl(picture, width * 120, height * 120)}
                    alt=""
                    style={{ aspectRatio: `${width} / ${height}` }}
                  />
                ))}
              </div>
            </section>
            <section className="card">
              <h2>{say("altTexts")}</h2>
              <p className="field-hint focal-hint">{say("altHint")}</p>
              <div className="fields-2">
                {languages.map((language) => (
                  <TextArea
                    key={language}
                    label={formats.languageName(language)}
                    lang={language}
                    rows={2}
                    maxLength={500}
                    problem={errors.alt?.[language]?.message}
                    {...register(`alt.${language}`)}
                  />
                ))}
              </div>
            </section>
          </div>
          <div className="stack">
            <section className="card">
              <h2>{say("picture")}</h2>
              <div className="stack">
                <TextField label={say("pictureTitle")} problem={errors.title?.message} {...register("title")} />
                <p className="field-hint">{[say("fileFacts", facts), size].filter(Boolean).join(" · ")}</p>
                <p className="field-hint">{picture.id}</p>
                <PictureDrop
                  replace={picture.id}
                  label={say("replaceFile")}
                  onUploaded={() => {
                    void client.invalidateQueries({ queryKey: key });
                    tell(say("fileReplaced"));
                  }}
                />
              </div>
            </section>
            <Uses uses={picture.uses} />
          </div>
        </fieldset>
      )}
    </Editor>
  );
}
