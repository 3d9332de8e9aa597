import type { ReactNode } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { ParcelDrawing, PenDrawing, ReturnDrawing, TapeDrawing } from "#ui/icons/drawings.tsx";
import { ArrowIcon, SearchIcon } from "#ui/icons/icons.tsx";
import { grouped, matching, type SupportAnswer } from "./answer-groups.ts";
import "./support-list.css";
import "#storefront/components/articles/support-search.css";

type Words = { words: AreaTexts<"answers"> };

/** Links to the most frequently needed pages, shown before the search. */
export function SupportWays({ words }: Words) {
  const t = useText();
  const say = useText(words);
  const ways = [
    { path: "/order-status", title: say("way.order"), drawing: <ParcelDrawing /> },
    { path: "/support/returns", title: say("way.return"), drawing: <ReturnDrawing /> },
    { path: "/support/size-guide", title: say("way.size"), drawing: <TapeDrawing /> },
    { path: "/support/contact", title: t("frame.contact"), drawing: <PenDrawing /> },
  ];
  return (
    <ul className="answer-ways">
      {ways.map(({ path, title, drawing }) => (
        <li key={path} className="answer-way">
          {drawing}
          <Link to={path} className="cover-link display display-4">
            {title}
          </Link>
          <ArrowIcon size={20} />
        </li>
      ))}
    </ul>
  );
}

/** The field that filters the answers while typing. Without scripts it submits to the shop's search. */
export function SupportSearch({ words, onType }: Words & { onType: (typed: string) => void }) {
  const { locale } = useShop();
  const say = useText(words);
  return (
    <search>
      <form action={localePath(locale, "/search")} className="answers-find">
        <TextField
          type="search"
          name="q"
          label={say("find")}
          placeholder={say("find.example")}
          autoComplete="off"
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
        <input type="hidden" name="type" value="support" />
        <SearchIcon size={22} />
        <Button type="submit" kind="outline">
          {say("find.submit")}
        </Button>
      </form>
    </search>
  );
}

/** All answers by group that have what was typed. */
export function SupportGroups({ answers, words, typed }: Words & { answers: readonly SupportAnswer[]; typed: string }) {
  const say = useText(words);
  const found = matching(answers, typed);
  return (
    <>
      <p aria-live="polite" className="text-l" hidden={found.length > 0}>
        {found.length === 0 && say("nothing")}
      </p>
      <div className="answer-groups">
        {grouped(found).map(({ group, answers: own }, place) => (
          <section key={group} className="answer-group" aria-labelledby={`answers-${group}`}>
            <h2 className="display display-4" id={`answers-${group}`}>
              {say(`group.${group}`)} <span className="answer-count">{own.length}</span>
            </h2>
            {/* All groups but the first are collapsed on phones. The heading is the checkbox's label, so that it works without scripts. */}
            <input
              type="checkbox"
              className="answer-fold cover-input"
              aria-label={say(`group.${group}`)}
              aria-controls={`answers-${group}-list`}
              defaultChecked={place === 0}
            />
            <div className="answer-list" id={`answers-${group}-list`} data-open={typed === "" ? undefined : ""}>
              <Answers answers={own} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

/** Three answers related to the current one, and a link to all answers. */
export function RelatedAnswers({ answers, words }: Words & { answers: readonly SupportAnswer[] }) {
  const say = useText(words);
  if (answers.length === 0) return null;
  return (
    <section className="stack stack-m" aria-labelledby="related">
      <h2 className="display display-4" id="related">
        {say("related")}
      </h2>
      <Answers answers={answers} className="answers-aside" />
      <p>
        <Link to="/support">{say("all")}</Link>
      </p>
    </section>
  );
}

/** A list of questions that link to their answers. */
const Answers = ({ answers, className = "" }: { answers: readonly SupportAnswer[]; className?: string }): ReactNode => (
  <ul className={`answers ${className}`}>
    {answers.map(({ path, title, intro }) => (
      <li key={path} className="answer">
        <h3 className="answer-title">
          <Link to={path} className="answer-link cover-link">
            {title}
          </Link>
        </h3>
        <p className="answer-intro">{intro}</p>
        <ArrowIcon size={18} />
      </li>
    ))}
  </ul>
);

/** The contact address for questions without an answer. `email` is empty when the shop has none. */
export function SupportContact({ email }: { email: string }) {
  const t = useText();
  const [before, after] = t("support.contact.text").split("{email}");
  return (
    <section className="answers-contact">
      <h2 className="display display-3">{t("support.contact")}</h2>
      {email && (
        <p>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
      )}
      <p className="answers-form">
        <Link to="/support/contact" className={buttonClass()}>
          {t("contact.title")}
        </Link>
      </p>
    </section>
  );
}
