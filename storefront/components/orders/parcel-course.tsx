import { useText } from "#storefront/app/shop.tsx";
import type { CourseStep } from "./course.ts";
import "./parcel-course.css";

/** A step with its day as text, `name` where it is called otherwise than its state, and "Arrives Wed, Nov 25 – Fri, Nov 27" in place of the state that is still to come. */
export type CourseStepView = Pick<CourseStep, "status" | "isReached"> & { name: string; at: string; arrives: string };

/** The course of a parcel as a line with its days: packed, sent, there. Renders nothing without steps. */
export function ParcelCourse({ steps }: { steps: readonly CourseStepView[] }) {
  const t = useText();
  if (steps.length === 0) return null;
  const current = steps.findLastIndex(({ isReached }) => isReached);
  return (
    <ol className="course">
      {steps.map(({ status, name, at, arrives, isReached }, index) => (
        <li
          key={status}
          data-reached={isReached ? "" : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          <span className="course-name">{arrives || name || t(`order.status.${status}`)}</span>
          {at && <span className="course-day">{at}</span>}
        </li>
      ))}
    </ol>
  );
}
