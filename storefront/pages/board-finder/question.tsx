import type { ReactNode } from "react";

type QuestionProps = {
  name: string;
  legend: string;
  values: readonly { value: string; label: string }[];
  chosen: string | undefined;
  number: number;
  /** Returns the drawing for an answer. */
  draw: (value: string, at: number) => ReactNode;
};

/** A question with its number. */
export const Numbered = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className="finder-asked">
    <span className="finder-number" aria-hidden="true">
      {number}
    </span>
    {children}
  </span>
);

/** A question whose answers are drawn. */
export function Question({ name, legend, values, chosen, number, draw }: QuestionProps) {
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
