import { type FormEvent, type ReactNode, useState } from "react";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { followForm } from "#storefront/components/listing/follow-form.ts";
import { ProductCard } from "#storefront/components/product/product-card.tsx";
import type { Terrain } from "#storefront/components/product-facts/board-specs.ts";
import { waistFor } from "#storefront/components/size-guide/fit.ts";
import { toKilograms, unitsOf } from "#storefront/components/size-guide/units.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Select, TextField } from "#ui/field.tsx";
import { Empty } from "#ui/notice.tsx";
import { DescribedBoard, LevelDrawing, TerrainDrawing } from "./drawings.tsx";
import type { FinderPage } from "./finder-view.ts";
import "#storefront/components/product/product-grid.css";
import "./board-finder.css";
import "./best-board.css";

/**
 * The board finder: three or four questions, and the matching boards, each with its reasons. Works without a script.
 */
export default function BoardFinder(props: FinderPage) {
  const { words, answers, units, isAsked, results, near } = props;
  const { locale } = useShop();
  const say = useText(words);
  const unitsHere = unitsOf(units.weight === "lb");
  const [described, setDescribed] = useState(() => describedBy(answers));
  const isFound = isAsked && results.length > 0;
  /** The answers that were changed since they were submitted. */
  const [changed, setChanged] = useState<string | null>(null);
  // The drawing names the length that is recommended first, which may be a little off the rider's ideal one.
  const found = isFound && changed !== props.state ? (results[0]?.length ?? null) : null;
  const isDescribed = Object.values(described).some((one) => one !== undefined);
  // Without a script, the drawing shows the answers that were last submitted.
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setChanged(props.state);
    const typed = new FormData(event.currentTarget);
    const riding = props.ridings.find(({ value }) => value === typed.get("riding"))?.value as Terrain | undefined;
    setDescribed(describedBy({ riding, weight: Number(typed.get("weight")), boot: String(typed.get("boot") ?? "") }));
  };
  function describedBy({ riding, weight, boot }: Pick<FinderPage["answers"], "riding" | "weight" | "boot">) {
    const kilograms = weight ? toKilograms(weight, unitsHere) : 0;
    return {
      riding,
      weight: kilograms >= 10 && kilograms <= 200 ? kilograms : undefined,
      waist: (boot && waistFor(boot)) || undefined,
    };
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    followForm(event.currentTarget);
  };
  return (
    <div className="wrap page-room finder">
      <header className="stack stack-s">
        <h1 className="display display-2">{say("finder.title")}</h1>
        <p className="finder-intro">{say("finder.intro")}</p>
      </header>
      <div className="finder-body">
        <form
          key={props.state}
          className="finder-form stack"
          action={localePath(locale, "/board-finder")}
          onSubmit={onSubmit}
          onInput={onInput}
        >
          <Question
            number={1}
            name="riding"
            legend={say("finder.riding")}
            values={props.ridings}
            chosen={answers.riding}
            draw={(terrain) => <TerrainDrawing terrain={terrain} />}
          />
          <Question
            number={2}
            name="level"
            legend={say("finder.level")}
            values={props.levels}
            chosen={answers.level}
            draw={(_, at) => <LevelDrawing step={at + 1} />}
          />
          <div className="finder-pair">
            <TextField
              name="weight"
              label={<Numbered number={3}>{say("finder.weight", { unit: units.weight })}</Numbered>}
              type="number"
              inputMode="decimal"
              step="any"
              min={units.lightest}
              max={units.heaviest}
              defaultValue={answers.weight}
            />
            <Select
              name="boot"
              label={<Numbered number={4}>{say("finder.boot")}</Numbered>}
              defaultValue={answers.boot ?? ""}
            >
              <option value="">{say("finder.any")}</option>
              {props.boots.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
          <Button type="submit" wide>
            {say("finder.show")}
          </Button>
        </form>
        <section className="finder-results" aria-labelledby="finder-found">
          {(!isFound || isDescribed) && (
            <DescribedBoard
              answers={described}
              isSmall={isAsked}
              words={({ length, waist }) =>
                isDescribed
                  ? say("finder.about", {
                      length: plainNumber(String(found ?? length / 10), locale.language),
                      waist: plainNumber(String(waist / 10), locale.language),
                    })
                  : say("finder.before")
              }
            />
          )}
          <h2 id="finder-found" className={isAsked ? "display display-4" : "visually-hidden"}>
            <span role="status">{isAsked ? say("finder.found", { count: results.length }) : say("finder.before")}</span>
          </h2>
          {isAsked && results.length === 0 && <Empty title={say("finder.none")} text={say("finder.none.text")} />}
          {isFound && (
            <ul className="grid finder-grid">
              {results.map((result, at) => (
                <li key={result.card.uid} className={at === 0 ? "finder-best" : undefined}>
                  <Result {...result} words={words} isBest={at === 0} />
                </li>
              ))}
            </ul>
          )}
          {near.length > 0 && (
            <>
              <h2 className="display display-4 finder-near">{say("finder.near")}</h2>
              <ul className="grid finder-grid">
                {near.map((result) => (
                  <li key={result.card.uid}>
                    <Result {...result} words={words} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
    </div>
  );
}

type QuestionProps = {
  name: string;
  legend: string;
  values: readonly { value: string; label: string }[];
  chosen: string | undefined;
  number: number;
  /** Returns the drawing for an answer. */
  draw: (value: string, at: number) => ReactNode;
};

const Numbered = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className="finder-asked">
    <span className="finder-number" aria-hidden="true">
      {number}
    </span>
    {children}
  </span>
);

function Question({ name, legend, values, chosen, number, draw }: QuestionProps) {
  return (
    <fieldset className="finder-question">
      <legend className="field-label">
        <Numbered number={number}>{legend}</Numbered>
      </legend>
      <div className="finder-choices">
        {values.map(({ value, label }, at) => (
          <label key={value} className="finder-choice">
            <input type="radio" className="cover-input" name={name} value={value} defaultChecked={value === chosen} />
            {draw(value, at)}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ResultProps = FinderPage["results"][number] & Pick<FinderPage, "words"> & { isBest?: boolean };

/** A board with its length and reasons. The best one is drawn wide (best-board.css), and has a button. */
function Result({ card, size, reasons, words, isBest }: ResultProps) {
  const say = useText(words);
  const t = useText();
  const path = size ? `/p/${card.uid}?size=${encodeURIComponent(size.toLowerCase())}` : `/p/${card.uid}`;
  return (
    <>
      <ProductCard
        card={card}
        list="finder"
        heading="h3"
        {...(isBest && { priority: true, sizes: "(min-width: 1024px) 320px, 44vw" })}
      />
      {size && (
        <p className="finder-size">
          <Link to={path} className="text-link">
            {say("finder.size", { size })}
            <span className="visually-hidden"> {card.name}</span>
          </Link>
        </p>
      )}
      {reasons.length > 0 && (
        <ul className="finder-reasons" aria-label={`${card.name}: ${t("specs.character")}`}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {isBest && (
        <Link to={path} className={buttonClass()}>
          {say("finder.see")}
          <span className="visually-hidden">: {card.name}</span>
        </Link>
      )}
    </>
  );
}
