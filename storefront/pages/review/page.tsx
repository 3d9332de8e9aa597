import { useShop, useText } from "#storefront/app/shop.tsx";
import { DoneNotice } from "#storefront/components/forms/done-notice.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { ReviewBody } from "#storefront/components/reviews/item.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ReviewProps } from "./data.ts";
import "#storefront/components/reviews/reviews.css";

/** A single review, with this visitor's vote and complaint. */
export default function OneReview(props: ReviewProps) {
  const { words, csrf, product, review, hasVoted, isReported, untranslated, note, error } = props;
  const say = useText(words);
  const { brand } = useShop();
  const action = `/p/${product.uid}/reviews/${review.id}`;
  return (
    <SmallPage
      title={say("one.title", { name: review.name || say("reviews.somebody", { brand }) })}
      text={product.name}
    >
      <article>
        <ReviewBody words={words} review={review} heading="h2" isOpen />
      </article>
      {untranslated && <Notice kind="error">{say(untranslated.key, untranslated.values)}</Notice>}
      {review.mayTranslate && (
        <PostForm to={action} csrf={csrf}>
          <Button type="submit" kind="outline" name="action" value="translate">
            {say("reviews.translate")}
          </Button>
        </PostForm>
      )}
      {hasVoted && <DoneNotice>{say("one.voted")}</DoneNotice>}
      <PostForm to={action} csrf={csrf}>
        <Button type="submit" kind="outline" name="action" value={hasVoted ? "undo" : "helpful"}>
          {hasVoted ? say("one.undo") : say("reviews.helpful", { count: review.helpful })}
        </Button>
      </PostForm>
      {isReported ? (
        <DoneNotice>{say("one.reported")}</DoneNotice>
      ) : (
        <PostForm to={action} csrf={csrf} noValidate>
          <Field label={say("one.report")} error={error ? say(error.key, error.values) : undefined} id="note">
            {(wiring) => (
              <textarea className="field-input" name="note" rows={3} maxLength={500} defaultValue={note} {...wiring} />
            )}
          </Field>
          <Button type="submit" kind="outline" small name="action" value="report">
            {say("one.report.submit")}
          </Button>
        </PostForm>
      )}
      <Link to={`/p/${product.uid}#reviews`} className={buttonClass({ kind: "outline", small: true })}>
        {say("reviews.back", { product: product.name })}
      </Link>
    </SmallPage>
  );
}
