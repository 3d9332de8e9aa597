import type { ReactNode } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { comparedKind } from "#storefront/components/compare/limits.ts";
import { FileField } from "#storefront/components/forms/file-field.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { ProblemNotice } from "#storefront/components/forms/problem-notice.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { NameField, TextArea, useWiring } from "#storefront/components/reviews/fields.tsx";
import { isImperialIn, unitsOf } from "#storefront/components/rider/units.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Check, TextField } from "#ui/field.tsx";
import { WarningIcon } from "#ui/icons/icons.tsx";
import type { WriteProps } from "./data.ts";
import "#storefront/components/reviews/form.css";

export default function WriteReview(props: WriteProps) {
  const { words, product, state } = props;
  const say = useText(words);
  const title = say(product.kind === comparedKind ? "write.title.board" : "write.title", { product: product.name });
  const path = `/p/${product.uid}`;
  const back = { path, name: say("reviews.back", { product: product.name }) };
  if (state === "form")
    return (
      <SmallPage title={title} text={say("reviews.how")} goods={product} back={back}>
        <ReviewForm {...props} />
      </SmallPage>
    );
  if (state === "signin")
    return (
      <SmallPage title={title} goods={product} back={back}>
        <Preview {...props} />
        <p>{say("write.signin")}</p>
        <Link
          to={`/account/sign-in?to=${encodeURIComponent(`${path}/review`)}`}
          className={buttonClass({ wide: true })}
        >
          {say("write.signin.link")}
        </Link>
        <Link to="/order-status" prefetch={false}>
          {say("write.signin.again")}
        </Link>
      </SmallPage>
    );
  return (
    <SmallPage
      title={state === "done" ? say("write.done.title") : title}
      text={say(state === "done" ? "write.done" : `write.${state}`)}
      goods={product}
    >
      <Link to={path} className={buttonClass({ kind: "outline" })}>
        {back.name}
      </Link>
    </SmallPage>
  );
}

/** What the review asks, for visitors who have yet to sign in. */
function Preview({ words, asksForFit }: WriteProps) {
  const say = useText(words);
  return (
    <div className="review-preview">
      <span className="review-preview-stars">
        {[1, 2, 3, 4, 5].map((one) => (
          <StarShape key={one} />
        ))}
      </span>
      <ul>
        <li>{say("write.text.hint")}</li>
        {asksForFit && <li>{say("write.fit")}</li>}
      </ul>
    </div>
  );
}

const StarShape = () => (
  <svg aria-hidden="true" viewBox="0 0 23 20" fill="none" stroke="currentColor" strokeLinejoin="round">
    <path d="M11.5 1l2.8 6 6.6.8-4.9 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5L2.1 7.8 8.7 7z" />
  </svg>
);

function ReviewForm(props: WriteProps) {
  const { words, csrf, action, asksForFit, asksForMeasures, typed, errors, problem } = props;
  const say = useText(words);
  const form = { words, errors, typed };
  const wire = useWiring(form);
  const { locale } = useShop();
  const units = unitsOf(isImperialIn(locale.country));
  const [rating, photos] = [wire("rating"), wire("photos")];
  return (
    <PostForm to={action} csrf={csrf} encType="multipart/form-data" noValidate>
      <ProblemNotice problem={problem} texts={words} />
      <Choice legend={say("write.rating")} error={rating.error} note="rating-note">
        {([5, 4, 3, 2, 1] as const).map((one) => (
          <Check
            key={one}
            type="radio"
            name="rating"
            value={one}
            defaultChecked={typed.rating === String(one)}
            autoFocus={rating.autoFocus && one === 5}
            required
          >
            {say(`write.rating.${one}`)}
          </Check>
        ))}
      </Choice>
      <TextField label={say("write.heading")} {...wire("title")} maxLength={100} required />
      <TextArea {...form} name="text" label="write.text" hint="write.text.hint" rows={7} max={4000} />
      {asksForFit && (
        <Choice legend={say("write.fit")} error={wire("fit").error} note="fit-note">
          {(["", "small", "true", "large"] as const).map((one) => (
            <Check key={one} type="radio" name="fit" value={one} defaultChecked={typed.fit === one}>
              {one ? say(`reviews.fit.${one}`) : say("write.fit.none")}
            </Check>
          ))}
        </Choice>
      )}
      {asksForMeasures && (
        <fieldset className="review-choice">
          <legend className="field-label">
            {say("write.measures")} <span className="field-optional">{say("write.optional")}</span>
          </legend>
          <p className="field-hint">{say("write.measures.hint")}</p>
          <div className="review-pair">
            <TextField
              label={say("write.weight", { unit: units.weight })}
              {...wire("weight")}
              inputMode="decimal"
              maxLength={6}
            />
            <TextField
              label={say("write.height", { unit: units.length })}
              {...wire("height")}
              inputMode="decimal"
              maxLength={6}
            />
          </div>
        </fieldset>
      )}
      <FileField
        label={say("write.photos")}
        prompt={say("write.photos.drop")}
        optional={say("write.optional")}
        hint={say("write.photos.hint")}
        error={photos.error}
        id="photos"
        name="photos"
        autoFocus={photos.autoFocus}
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
      />
      <NameField {...form} />
      <Button type="submit" wide>
        {say("write.submit")}
      </Button>
    </PostForm>
  );
}

type ChoiceProps = { legend: string; error: string | undefined; note: string; children: ReactNode };

function Choice({ legend, error, note, children }: ChoiceProps) {
  return (
    <fieldset className="review-choice" aria-describedby={error ? note : undefined}>
      <legend className="field-label">{legend}</legend>
      {children}
      {error && (
        <p className="field-error" id={note}>
          <WarningIcon size={18} /> {error}
        </p>
      )}
    </fieldset>
  );
}
