import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import type { AreaKey } from "#storefront/i18n/areas.ts";
import { Button } from "#ui/button.tsx";
import { Check, Field, Select, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OwnOrderProps } from "./props.ts";
import "#ui/accordion.css";

const reasons: [string, AreaKey<"own-orders">][] = [
  ["too-small", "order.return.too-small"],
  ["too-large", "order.return.too-large"],
  ["not-as-shown", "order.return.not-as-shown"],
  ["damaged", "order.return.damaged"],
  ["wrong-item", "order.return.wrong-item"],
  ["no-longer-wanted", "order.return.no-longer-wanted"],
];

/**
 * Chooses which units to return and why: a quantity and a reason for each line. Collapsed until it is opened or
 * refused.
 */
export function ReturnForm({ words, csrf, action, returnable, returnUntil, returnNote, refused }: OwnOrderProps) {
  const say = useText(words);
  const t = useText();
  const problem = refused?.action === "return" ? refused.problem : null;
  const errors = (refused?.action === "return" && refused.errors) || {};
  const [first] = Object.keys(errors);
  const field = (name: string) => {
    const error = errors[name];
    return { id: name, name, error: error && say(error.key, error.values), autoFocus: name === first };
  };
  if (returnable.length === 0 && !problem) return null;
  return (
    <details className="accordion own-sheet-fold" open={problem !== null}>
      <summary className="accordion-head">
        <span>
          {say("order.return")}
          {returnUntil && <span className="own-sheet-line quiet">{returnUntil}</span>}
        </span>
        <span className="accordion-sign" aria-hidden="true" />
      </summary>
      <PostForm csrf={csrf} action={action} noValidate>
        {problem && first === undefined && (
          <Notice kind="error" live>
            {say(problem.key, problem.values)}
          </Notice>
        )}
        <p>{say("order.return.text")}</p>
        {returnable.map(({ lineId, name, most, typed, reason }, index) => (
          <fieldset key={lineId} className="own-sheet-return">
            <legend>{name}</legend>
            {most === 1 ? (
              <OnePiece
                label={say("order.return.one", { name })}
                isChosen={typed === "1"}
                {...field(`quantity-${lineId}`)}
              />
            ) : (
              <TextField
                label={say("order.return.pieces", { name })}
                hint={say("order.return.of", { count: most })}
                {...field(`quantity-${lineId}`)}
                type="number"
                inputMode="numeric"
                min={0}
                max={most}
                defaultValue={typed}
              />
            )}
            <Select label={say("order.return.why")} {...field(`reason-${lineId}`)} defaultValue={reason}>
              <option value="">{say(index === 0 ? "order.return.choose" : "order.return.same")}</option>
              {reasons.map(([value, key]) => (
                <option key={value} value={value}>
                  {say(key)}
                </option>
              ))}
            </Select>
          </fieldset>
        ))}
        <Field label={say("order.return.note")} optional={t("checkout.optional")} id="return-note">
          {(wiring) => (
            <textarea
              className="field-input"
              name="note"
              rows={3}
              maxLength={500}
              defaultValue={returnNote}
              {...wiring}
            />
          )}
        </Field>
        <Button type="submit" name="action" value="return">
          {say("order.return.submit")}
        </Button>
      </PostForm>
    </details>
  );
}

type OnePieceProps = {
  label: string;
  isChosen: boolean;
  id: string;
  name: string;
  error?: string | undefined;
  autoFocus: boolean;
};

/** A checkbox for a line with a single unit. */
function OnePiece({ label, isChosen, id, error, ...input }: OnePieceProps) {
  return (
    <div className="field">
      <Check
        {...input}
        id={id}
        value="1"
        defaultChecked={isChosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
      >
        {label}
      </Check>
      {error && (
        <p className="field-error" id={`${id}-note`}>
          {error}
        </p>
      )}
    </div>
  );
}
