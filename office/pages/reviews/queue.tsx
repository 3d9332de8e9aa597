import { Link } from "@tanstack/react-router";
import type { ModerationRow } from "#commerce/aftersales/reviews/moderation/schema.ts";
import { Stars } from "#ui/stars.tsx";
import { limitOf, pageOf } from "../../components/list/search.ts";
import type { ListOf, RowChoice, Tools } from "../../components/list/types.ts";
import { get } from "../../runtime/api.ts";
import { pictureUrl } from "../../runtime/pictures.ts";

type Row = ModerationRow;
type ModerationActions = {
  publish: (ids: number[]) => Promise<void>;
  reject: (ids: number[]) => void;
  reply: (row: Row) => void;
  translate: (row: Row) => void;
};

const tags = { pending: "tag tag-info", published: "tag tag-good", rejected: "tag tag-bad" } as const;
const idsOf = (chosen: RowChoice): number[] => ("ids" in chosen ? chosen.ids.map(Number) : []);

/** The moderation list of one kind, with its actions. */
export function queue(what: Row["what"], mayDecide: boolean, acts: ModerationActions): ListOf<Row> {
  const ifOpen = (status: Row["status"], act: (ids: number[]) => void) => (row: Row) =>
    row.status === status ? undefined : act([row.id]);
  return {
    name: `moderation-${what}`,
    isSearchable: true,
    ...(what !== "review" && { fixed: { what } }),
    load: async (search, signal) => {
      const { q, status, reported } = search;
      const query = { what, q, status, reported, page: pageOf(search), limit: limitOf(search) };
      const { data, meta } = await get<{ data: Row[]; meta: { total: number; isExact: boolean } }>(
        "/staff/moderation",
        query,
        signal,
      );
      return { rows: data, total: meta.total, isExact: meta.isExact };
    },
    id: ({ id }) => String(id),
    title: ({ title, text }) => title || text.slice(0, 60),
    columns: [
      { id: "said", label: "review", cell: (row, tools) => <Said row={row} tools={tools} /> },
      {
        id: "product",
        label: "product",
        cell: ({ product }) => (
          <Link to="/products/$id" params={{ id: String(product.id) }} className="link">
            {product.name}
          </Link>
        ),
      },
      { id: "author", label: "author", cell: (row, tools) => authorOf(row, tools) },
      {
        id: "status",
        label: "status",
        cell: ({ status, reason }, { say }) => (
          <>
            <span className={tags[status]}>{say(status)}</span>
            {reason && <span className="list-sub">{reason}</span>}
          </>
        ),
      },
      { id: "written", label: "written", cell: ({ writtenAt }, { formats }) => formats.day(writtenAt) },
      ...(mayDecide
        ? [
            {
              id: "do",
              label: "actions",
              cell: (row, { say }) => (
                <span className="button-row">
                  {row.status !== "published" && (
                    <button type="button" className="button" onClick={() => void acts.publish([row.id])}>
                      {say("modPublish")}
                    </button>
                  )}
                  {row.what === "question" && (
                    <button type="button" className="button" onClick={() => acts.reply(row)}>
                      {say("modReply")}
                    </button>
                  )}
                  {row.what === "review" && (
                    <button type="button" className="button" onClick={() => acts.translate(row)}>
                      {say("modTranslate")}
                    </button>
                  )}
                  {row.status !== "rejected" && (
                    <button type="button" className="button" onClick={() => acts.reject([row.id])}>
                      {say("modReject")}
                    </button>
                  )}
                </span>
              ),
            } satisfies ListOf<Row>["columns"][number],
          ]
        : []),
    ],
    filters: [
      {
        name: "status",
        label: "status",
        options: ({ say }) => (Object.keys(tags) as Row["status"][]).map((one) => [one, say(one)] as const),
      },
      { name: "reported", label: "modReported", options: ({ say }) => [["yes", say("yes")]] },
    ],
    ...(mayDecide && {
      keys: {
        p: ifOpen("published", (ids) => void acts.publish(ids)),
        r: ifOpen("rejected", acts.reject),
      },
      bulk: [
        { id: "publish", label: "modPublish", run: (chosen) => acts.publish(idsOf(chosen)) },
        { id: "reject", label: "modReject", isDanger: true, run: async (chosen) => acts.reject(idsOf(chosen)) },
      ],
    }),
  };
}

const authorOf = ({ author, isStaff, language }: Row, { say, formats }: Tools) => (
  <>
    {isStaff ? say("modFromShop") : author || say("modLeft")}
    <span className="list-sub">{formats.languageName(language)}</span>
  </>
);

/** The translation services with the languages that each translated into: { DeepL: "French, Italian" }. */
function translatorsOf({ translations }: Row, { formats }: Tools): [name: string, languages: string][] {
  const names = new Set(Object.values(translations).flatMap(({ by }) => by ?? []));
  const own = (name: string) => Object.entries(translations).filter(([, { by }]) => by === name);
  return [...names].map((name) => [
    name,
    own(name)
      .map(([language]) => formats.languageName(language))
      .join(", "),
  ]);
}

function Said({ row, tools }: { row: Row; tools: Tools }) {
  const { say } = tools;
  const { rating, title, text, language, photos, reports, size, weight, height } = row;
  const rider = [size, weight && `${weight} kg`, height && `${height} cm`].filter(Boolean).join(" · ");
  return (
    <div className="said" lang={language}>
      {rating !== null && <Stars rating={rating} label={say("ofFive", { count: rating })} />}
      {title && <strong>{title}</strong>}
      <p>{text}</p>
      {rider && <span className="list-sub">{rider}</span>}
      {translatorsOf(row, tools).map(([name, languages]) => (
        <span key={name} className="list-sub">
          {say("modTranslations", { name, languages })}
        </span>
      ))}
      {photos.length > 0 && (
        <span className="button-row">
          {photos.map((id) => (
            <a key={id} href={pictureUrl(id, 1200)} target="_blank" rel="noreferrer">
              <img src={pictureUrl(id, 96)} alt={say("modPhoto")} width={48} height={48} />
            </a>
          ))}
        </span>
      )}
      {reports.length > 0 && (
        <div className="note note-signal">
          <strong>{say("modReports", { count: reports.length })}</strong>
          {reports.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name, and their order does not change.
            <p key={at}>{note}</p>
          ))}
        </div>
      )}
    </div>
  );
}
