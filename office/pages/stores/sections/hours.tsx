import type { OpeningHours, Season } from "#commerce/stores/directory/schema.ts";
import { TextField } from "../../../components/field.tsx";
import { CloseIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { StoreForm } from "../form.ts";
import { withParts } from "../hours.ts";
import { MonthDay } from "./month-day.tsx";
import { Spans } from "./spans.tsx";
import { Week } from "./week.tsx";

type PartProps = { hours: OpeningHours; put: (parts: Partial<OpeningHours>) => void };

/** The store's opening hours: the usual week, seasons with other hours, and single days. */
export function Hours({ form }: { form: StoreForm }) {
  const say = useText();
  const hours = form.watch("hours") as OpeningHours;
  const put = (parts: Partial<OpeningHours>) => form.setValue("hours", withParts(hours, parts), { shouldDirty: true });
  const problem = form.formState.errors.hours?.message;
  return (
    <>
      <section className="card" data-fields="hours">
        <h2>{say("storeHours")}</h2>
        <Week spans={hours.week} onChange={(week) => put({ week })} />
        {problem && <p className="field-problem">{problem}</p>}
      </section>
      <Seasons hours={hours} put={put} />
      <Exceptions hours={hours} put={put} />
    </>
  );
}

function Seasons({ hours, put }: PartProps) {
  const say = useText();
  const seasons = hours.seasons ?? [];
  const change = (at: number, part: Partial<Season>) =>
    put({ seasons: seasons.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <section className="card" data-fields="hours">
      <h2>{say("storeSeasons")}</h2>
      <div className="stack">
        <p className="field-hint">{say("storeSeasonsHint")}</p>
        {seasons.map((season, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a season has nothing else of its own.
          <fieldset key={at} className="store-season">
            <legend className="visually-hidden">{`${say("storeSeason")} ${at + 1}`}</legend>
            <div className="store-season-head">
              <MonthDay label={say("storeSeasonFrom")} value={season.from} onChange={(from) => change(at, { from })} />
              <MonthDay label={say("storeSeasonTo")} value={season.to} onChange={(to) => change(at, { to })} />
              <button
                type="button"
                className="icon-button"
                aria-label={`${say("remove")}: ${say("storeSeason")} ${at + 1}`}
                onClick={() => put({ seasons: seasons.filter((_, index) => index !== at) })}
              >
                <CloseIcon size={16} />
              </button>
            </div>
            <Week spans={season.hours} onChange={(spans) => change(at, { hours: spans })} />
          </fieldset>
        ))}
        {seasons.length < 6 && (
          <div>
            <button
              type="button"
              className="button"
              onClick={() => put({ seasons: [...seasons, { from: "12-01", to: "04-15", hours: hours.week }] })}
            >
              {say("storeAddSeason")}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

function Exceptions({ hours, put }: PartProps) {
  const say = useText();
  const days = hours.exceptions ?? [];
  type Day = (typeof days)[number];
  const change = (at: number, part: Partial<Day>) =>
    put({ exceptions: days.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <section className="card" data-fields="hours">
      <h2>{say("storeExceptions")}</h2>
      <div className="stack">
        {days.map((day, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its date may be typed anew.
          <div key={at} className="store-exception">
            <TextField
              label={say("storeDate")}
              type="date"
              value={day.date}
              onChange={({ target }) => target.value && change(at, { date: target.value })}
            />
            <Spans of={day.date} hours={day.hours} onChange={(spans) => change(at, { hours: spans })} />
            <button
              type="button"
              className="icon-button"
              aria-label={`${say("remove")}: ${day.date}`}
              onClick={() => put({ exceptions: days.filter((_, index) => index !== at) })}
            >
              <CloseIcon size={16} />
            </button>
          </div>
        ))}
        {days.length < 100 && (
          <div>
            <button
              type="button"
              className="button"
              onClick={() => put({ exceptions: [...days, { date: tomorrow(), hours: [] }] })}
            >
              {say("storeAddDay")}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
