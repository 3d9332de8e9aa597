import type { ReactNode } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { Spec } from "#storefront/components/product-facts/board-specs.ts";
import { measured, temperatures } from "#storefront/components/product-facts/measured.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { AreaKey, AreaTexts } from "#storefront/i18n/areas.ts";
import { lineArtOf, type ShownArt } from "./lines/line-art.ts";
import { lightOf, type Scale, scalesOf } from "./lines/scales-of.ts";
import { partIcons } from "./part-icons.ts";
import { Ruler } from "./scales.tsx";
import { TemperatureScale } from "./temperature-scale.tsx";
import "./drawings.css";

type Words = AreaTexts<"purpose">;
type Props = { kind: string; specs: readonly Spec[]; words: Words };
type Note = { id: string; label: string; value: string; text: string; place: ShownArt["places"][string] };

const find = (words: Words, key: string): string | undefined => words[`purpose.${key}` as AreaKey<"purpose">];

type Facts = ReadonlyMap<string, string>;

const factsIn = (specs: readonly Spec[]): Facts => new Map(specs.map(({ id, value }) => [id, value]));

const temperatureIn = (facts: Facts): string | undefined =>
  temperatures.test(facts.get("temperature") ?? "") ? facts.get("temperature") : undefined;

/**
 * What a product other than a board is for, as a numbered line drawing with its legend, and as scales. Only what the
 * product's own facts say; null when they say nothing that can be drawn.
 */
export function Purpose({ kind, specs, words }: Props) {
  const facts = factsIn(specs);
  const art = lineArtOf(kind, facts);
  const scales = scalesOf(kind, facts);
  const notes = useNotes(kind, facts, words);
  const light = lightOf(facts);
  const temperature = temperatureIn(facts);
  const parts = (facts.get("contains") ?? "").split(/[,\s]+/).filter((part) => find(words, `part-${part}`));
  const isDrawn = art !== null && notes.length > 0;
  const hasScales = scales.length > 0 || light !== null || temperature !== undefined;
  if (!isDrawn && !hasScales && parts.length === 0) return null;
  return (
    <section className="section character purpose apart" aria-labelledby="character">
      <div className={isDrawn && hasScales ? "wrap character-wrap" : "wrap"}>
        <div className="section-head">
          <h2 id="character" className="display-3 display">
            {words[parts.length > 0 ? "purpose.inside" : "purpose.title"]}
          </h2>
        </div>
        {isDrawn && <Numbered art={art} notes={notes} />}
        {parts.length > 0 && <Parts parts={parts} words={words} />}
        {hasScales && (
          <div className="character-grid">
            {light && <LightScale light={light} words={words} />}
            {temperature && <Temperature value={temperature} words={words} />}
            {scales.map((scale) => (
              <Scaled key={scale.id} {...scale} value={facts.get(scale.id) ?? ""} words={words} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** The facts that are written into a kind's drawing, each with a sentence: those that no scale shows. */
function notedIn(kind: string, facts: Facts, words: Words): { id: string; value: string; text: string }[] {
  const scaled = new Set(scalesOf(kind, facts).map(({ id }) => id));
  return Object.keys(lineArtOf(kind, facts)?.places ?? {}).flatMap((id) => {
    const value = facts.get(id);
    const text = find(words, `${id}-${value}`) ?? find(words, id);
    return value && value !== "none" && text && !scaled.has(id) ? [{ id, value, text }] : [];
  });
}

/** The ids of all facts that are drawn, so that the table needs not repeat them. */
export function drawnFacts({ kind, specs, words }: Props): Set<string> {
  const facts = factsIn(specs);
  const other = [...(lightOf(facts) ? ["vlt"] : []), ...(temperatureIn(facts) ? ["temperature"] : [])];
  return new Set([...scalesOf(kind, facts), ...notedIn(kind, facts, words)].map(({ id }) => id).concat(other));
}

function useNotes(kind: string, facts: Facts, words: Words): Note[] {
  const { texts, locale } = useShop();
  const { places = {} } = lineArtOf(kind, facts) ?? {};
  const notes = notedIn(kind, facts, words).map(({ id, value, text }): Note => {
    const said = value === "yes" ? "" : (measured(id, value, locale.intl) ?? specValue(texts, value));
    return { id, place: places[id] ?? [0, 0, 0, 0], label: specLabel(texts, id), value: said, text };
  });
  return notes.sort((a, b) => turnOf(a) - turnOf(b));
}

/** Where a note's number stands around the drawing, clockwise from the top, in radians. */
function turnOf({ place: [, , x, y] }: Note): number {
  const turn = Math.atan2(x - 240, 210 - y);
  return turn < 0 ? turn + 2 * Math.PI : turn;
}

function Numbered({ art, notes }: { art: ShownArt; notes: readonly Note[] }) {
  return (
    <div className="purpose-drawn">
      <svg viewBox="0 0 480 420" className="drawing" aria-hidden="true">
        {[art.body, ...(art.over ?? [])].map((outline) => (
          <path key={outline} className="drawing-board" d={outline} />
        ))}
        {art.inside && <path className="drawing-line drawing-faint drawing-dash" d={art.inside} />}
        {art.seams && <path className="drawing-line" d={art.seams} />}
        {art.mark && <path className="drawing-mark" d={art.mark} />}
        {notes.map(({ id, place: [x, y, numberX, numberY] }, index) => (
          <g key={id} className="drawing-note">
            <path className="drawing-line" d={`M${x} ${y}L${numberX} ${numberY}`} />
            <circle className="drawing-hot" cx={x} cy={y} r={4} />
            <circle cx={numberX} cy={numberY} r={15} />
            <text x={numberX} y={numberY + 5} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="purpose-legend">
        {notes.map(({ id, label, value, text }) => (
          <li key={id}>
            {value ? <span className="purpose-label">{label}</span> : <strong>{label}</strong>} <strong>{value}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Parts({ parts, words }: { parts: readonly string[]; words: Words }) {
  return (
    <ul className="purpose-parts">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a set may hold the same part twice
        <li key={index}>
          <svg viewBox="0 0 48 48" className="drawing" aria-hidden="true">
            <path className="drawing-line" d={partIcons[part]} />
          </svg>
          {find(words, `part-${part}`)}
        </li>
      ))}
    </ul>
  );
}

function Item({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <div className="character-item stack stack-xs">
      <h3 className="label">
        {title} <span className="character-value numbers">{value}</span>
      </h3>
      {children}
    </div>
  );
}

function Scaled({ id, at, isNeutral, value, words }: Scale & { value: string; words: Words }) {
  const { texts, locale } = useShop();
  const t = useText();
  const title = id === "insulation" ? words["purpose.warmth"] : specLabel(texts, id);
  const ends =
    id === "flex" ? [t("specs.soft"), t("specs.stiff")] : [find(words, `${id}-low`), find(words, `${id}-high`)];
  return (
    <Item title={title} value={measured(id, value, locale.intl) ?? specValue(texts, value)}>
      <Ruler value={at} label={title} isNeutral={isNeutral} />
      <Ends of={ends} />
    </Item>
  );
}

function Temperature({ value, words }: { value: string; words: Words }) {
  const { texts, locale } = useShop();
  const [title, said] = [specLabel(texts, "temperature"), measured("temperature", value, locale.intl) ?? ""];
  return (
    <Item title={title} value={said}>
      <TemperatureScale value={value} label={`${title}: ${said}`} />
      <Ends of={[words["purpose.temperature-low"], words["purpose.temperature-high"]]} />
    </Item>
  );
}

const Ends = ({ of: [low, high] }: { of: readonly (string | undefined)[] }) => (
  <p className="scale-ends">
    <span>{low}</span>
    <span>{high}</span>
  </p>
);

/** The lens categories of ISO 18527-1: how many percent of the light each lets through at least. */
const categories = [
  ["S4", 3],
  ["S3", 8],
  ["S2", 18],
  ["S1", 43],
  ["S0", 80],
] as const;

/** How much of the light a lens lets through, over the categories of lenses. */
function LightScale({ light: [low, high], words }: { light: [number, number]; words: Words }) {
  const { texts } = useShop();
  const title = specLabel(texts, "vlt");
  const value = low === high ? `${low}%` : `${low}–${high}%`;
  return (
    <Item title={title} value={value}>
      <svg viewBox="-1 0 202 34" className="drawing" role="img" aria-label={`${title}: ${value}`}>
        <path className="drawing-line drawing-faint" d="M0 20H200M0 20V6M200 20V6" />
        {categories.map(([name, from], index) => (
          <g key={name}>
            <path className="drawing-line drawing-faint" d={`M${from * 2} 8V20`} />
            <text className="drawing-small" x={from + (categories[index + 1]?.[1] ?? 100)} y={31} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <path d={`M${low * 2 - 2} 12H${high * 2 + 2}V20H${low * 2 - 2}Z`} fill="var(--ink)" />
        <path className="drawing-hot" d={`M${high * 2 - 3} 2h6v18h-6Z`} />
      </svg>
      <Ends of={[words["purpose.light-low"], words["purpose.light-high"]]} />
    </Item>
  );
}
