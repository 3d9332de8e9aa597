import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { ReviewBody } from "#storefront/components/reviews/item.tsx";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/field.tsx";
import type { ModerateProps } from "./data.ts";
import "#storefront/components/reviews/reviews.css";

/** The moderation page, for staff who open it from the shop's e-mail. */
export default function Moderate(props: ModerateProps) {
  const { words, csrf, what, id, secret, product, status, reason, review, said, question, reports } = props;
  const say = useText(words);
  return (
    <SmallPage
      title={say("moderate.title", { what: what.charAt(0).toUpperCase() + what.slice(1), id })}
      text={product.name}
    >
      <p>
        {say("moderate.status")}: <b>{status}</b>
      </p>
      {reports.length > 0 && (
        <p>
          {say("moderate.reports")}: <b>{reports.join(" / ")}</b>
        </p>
      )}
      {review && (
        <article>
          <ReviewBody words={words} review={review} heading="h2" />
        </article>
      )}
      {question && <p>{question}</p>}
      {said && (
        <blockquote lang={said.language} className="reviews-answer">
          <p className="reviews-text">{said.text}</p>
          <p className="reviews-by">{said.name}</p>
        </blockquote>
      )}
      <PostForm to={`/moderate/${what}/${id}?key=${secret}`} csrf={csrf}>
        {what === "question" && (
          <>
            <Field label={say("moderate.reply.text")}>
              {(wiring) => <textarea className="field-input" name="reply" rows={4} maxLength={1000} {...wiring} />}
            </Field>
            <Button type="submit" name="action" value="reply">
              {say("moderate.reply")}
            </Button>
          </>
        )}
        {status !== "published" && (
          <Button type="submit" name="action" value="publish" kind={what === "question" ? "outline" : "ink"}>
            {say("moderate.publish")}
          </Button>
        )}
        {status !== "rejected" && (
          <>
            <TextField label={say("moderate.reason")} name="reason" maxLength={500} defaultValue={reason} />
            <Button type="submit" name="action" value="reject" kind="outline">
              {say("moderate.reject")}
            </Button>
          </>
        )}
      </PostForm>
    </SmallPage>
  );
}
