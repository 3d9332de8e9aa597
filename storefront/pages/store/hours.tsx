import { useText } from "#storefront/app/shop.tsx";
import type { HoursRow } from "#storefront/components/stores/hours-view.ts";
import type { StoreProps } from "./props.ts";

/** The current week's hours, then other seasons and exceptions. */
export function Hours({ texts, hours: { current, others, exceptions } }: Pick<StoreProps, "texts" | "hours">) {
  const say = useText(texts);
  return (
    <section className="store-hours content-start stack stack-s">
      <h2 className="label">{say("stores.hours")}</h2>
      {current.title && <p className="store-season">{current.title}</p>}
      <Rows rows={current.rows} />
      {exceptions.length > 0 && <h3 className="store-season">{say("stores.exceptions")}</h3>}
      <Rows rows={exceptions} />
      {others.map(({ title, rows }) => (
        <div key={title}>
          <h3 className="store-season">{title}</h3>
          <Rows rows={rows} />
        </div>
      ))}
      <p className="quiet">{say("stores.zone")}</p>
    </section>
  );
}

function Rows({ rows }: { rows: readonly HoursRow[] }) {
  if (rows.length === 0) return null;
  return (
    <table className="store-week numbers">
      <tbody>
        {rows.map(({ day, times, isToday }) => (
          <tr key={day} data-today={isToday} aria-current={isToday ? "date" : undefined}>
            <th scope="row">{day}</th>
            <td>
              {times.map((time) => (
                <span key={time}>{time}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
