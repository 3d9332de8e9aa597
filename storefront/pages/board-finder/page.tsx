import { type FormEvent, useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { followForm } from "#storefront/components/listing/follow-form.ts";
import type { Terrain } from "#storefront/components/product-facts/board-specs.ts";
import { toKilograms, unitsOf } from "#storefront/components/rider/units.ts";
import { waistFor } from "#storefront/components/size-guide/fit.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Select, TextField } from "#ui/field.tsx";
import { Empty } from "#ui/notice.tsx";
import { DescribedBoard, LevelDrawing, TerrainDrawing } from "./drawings.tsx";
import type { FinderPage } from "./finder-view.ts";
import { Numbered, Question } from "./question.tsx";
import { Result } from "./result.tsx";
import "#storefront/components/product/product-grid.css";
import "./board-finder.css";
import "./best-board.css";

/**
 * The board finder: three or four questions, and the matching boards, each with its reasons. Works without a script.
 */
export default function BoardFinder(props: FinderPage) {
  const { words, answers, units, isAsked, results, more } = props;
  const { locale } = useShop();
  const say = useText(words);
  const unitsHere = unitsOf(units.weight === "lb");
  const [described, setDescribed] = useState(() => describedBy(answers));
  const isFound = isAsked && results.length > 0;
  /** The answers that were changed since they were submitted. */
  const [changed, setChanged] = useState<string | null>(null);
  // The drawing names the length that is recommended first, which may be a little off the rider's ideal one.
  const found = isFound && changed !== props.state ? (results[0]?.length ?? null) : null;
  const labelOf = (choices: readonly { value: string; label: string }[], chosen?: string) =>
    choices.find(({ value }) => value === chosen)?.label ?? [];
  /** The answers that the boards were found by. */
  const said = [
    labelOf(props.ridings, answers.riding),
    labelOf(props.levels, answers.level),
    answers.weight ? `${plainNumber(String(answers.weight), locale.language)}\u00a0${units.weight}` : [],
    labelOf(props.boots, answers.boot),
  ].flat();
  // A length is said of a weight only, and a width of boots.
  const isDescribed = described.weight !== undefined || described.waist !== undefined;
  const about = !described.waist ? "finder.about-length" : described.weight ? "finder.about" : "finder.about-waist";
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
  const form = (
    <form
      key={props.state}
      id="finder-form"
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
      {/* Once boards are found, the best one has the main button. */}
      <Button type="submit" kind={isFound ? "outline" : "ink"} wide>
        {say("finder.show")}
      </Button>
    </form>
  );
  const shown = (
    <section key="found" className="finder-results" aria-labelledby="finder-found">
      {(!isAsked || isDescribed) && (
        <DescribedBoard
          answers={described}
          isSmall={isAsked}
          words={({ length, waist }) =>
            isDescribed
              ? say(about, {
                  length: plainNumber(String(found ?? length / 10), locale.language),
                  waist: plainNumber(String(waist / 10), locale.language),
                })
              : say("finder.before")
          }
        />
      )}
      <h2 id="finder-found" className={isAsked ? "display display-3" : "visually-hidden"}>
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
      {more.length > 0 && (
        <>
          <h2 className="display display-4 finder-near">{say(isAsked ? "finder.near" : "finder.popular")}</h2>
          <ul className="grid finder-grid finder-row">
            {more.map((result) => (
              <li key={result.card.uid}>
                <Result {...result} words={words} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
  return (
    <div className="wrap page-room finder">
      <header className="stack stack-s">
        <h1 className={classes("display", isAsked ? "display-form" : "display-2")}>{say("finder.title")}</h1>
        {isAsked && said.length > 0 ? (
          <p className="finder-answers">
            {said.join(" · ")}{" "}
            <a href="#finder-form" className="text-link">
              {say("finder.change")}
            </a>
          </p>
        ) : null}
        <p className={isAsked ? "finder-intro finder-intro-asked" : "finder-intro"}>{say("finder.intro")}</p>
      </header>
      <div className="finder-body">
        {/* Once boards are found, they come before the questions, which narrow windows show below them. */}
        {isAsked ? [shown, form] : [form, shown]}
      </div>
    </div>
  );
}
