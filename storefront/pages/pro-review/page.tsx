import { proRegions } from "#commerce/shared/regions/schema.ts";
import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Button } from "#ui/button.tsx";
import { Select, TextField } from "#ui/field.tsx";
import type { ReviewProps } from "./data.ts";

/** The page to review an application, for staff who open it from the shop's e-mail. */
export default function ProReview({ words, csrf, secret, application, region }: ReviewProps) {
  const t = useText();
  const say = useText(words);
  const { id, status } = application;
  const facts: [string, string][] = [
    [say("review.status"), say(`review.${status}`)],
    [t("account.firstName"), application.first_name],
    [t("account.lastName"), application.last_name],
    [t("signin.email"), application.email],
    [say("apply.kind"), `${application.association} (${say(`apply.${application.kind}`)})`],
    [say("apply.role"), application.role],
    [t("address.country"), application.country.toUpperCase()],
    [say("apply.notes"), application.notes],
    [say("review.answer"), application.answer],
  ];
  return (
    <SmallPage title={say("review.title", { number: id })}>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <b>{value}</b>
                </dd>
              </div>
            ),
        )}
      </dl>
      {application.proofFile && (
        <a href={`/api/pro/applications/${id}/proof?key=${secret}`} target="_blank" rel="noopener noreferrer">
          {say("review.proof")}
        </a>
      )}
      {status === "submitted" && (
        <PostForm to={`/pro/review/${id}?key=${secret}`} csrf={csrf}>
          <Select label={say("review.region")} name="region" defaultValue={region}>
            {proRegions.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
          <TextField label={say("review.limit")} name="limit" inputMode="numeric" placeholder="3000" />
          <TextField label={say("review.answer")} name="answer" maxLength={500} />
          <Button type="submit" name="action" value="approve">
            {say("review.approve")}
          </Button>
          <Button type="submit" name="action" value="refuse" kind="outline">
            {say("review.refuse")}
          </Button>
        </PostForm>
      )}
    </SmallPage>
  );
}
