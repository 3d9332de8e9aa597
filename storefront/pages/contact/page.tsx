import { useState } from "react";
import { contactTopics } from "#commerce/customers/newsletter/schema.ts";
import { useText } from "#storefront/app/shop.tsx";
import { ContactDetails } from "#storefront/components/content/contact-details.tsx";
import { PublicFormFrame } from "#storefront/components/forms/public-form.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { SmallPage } from "#storefront/components/page/small-page.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Field, Select, TextField } from "#ui/field.tsx";
import type { ContactProps } from "./data.ts";

/** Subjects that another page settles at once. */
const quicker = {
  order: { path: "/order-status", name: "way.order" },
  back: { path: "/support/returns", name: "way.return" },
  goods: { path: "/support/size-guide", name: "way.size" },
} as const;

const isQuick = (topic: string): topic is keyof typeof quicker => topic in quicker;

export default function Contact(props: ContactProps) {
  const { typed, sent, errors, contact, email, words } = props;
  const t = useText();
  const say = useText(words);
  const [topic, setTopic] = useState(typed.topic);
  const field = useFields(["topic", "name", "email", "order", "message"], errors, typed);
  if (sent) {
    return (
      <SmallPage
        scene={props.scene}
        title={t("contact.sent.title")}
        text={t("contact.sent", { email: typed.email.trim() })}
      />
    );
  }
  const { error, ...message } = field("message");
  return (
    <SmallPage
      scene={props.scene}
      title={t("contact.title")}
      text={t("contact.text")}
      aside={<ContactDetails contact={contact} email={email} />}
    >
      <PublicFormFrame form={props} action="/support/contact" submit={t("contact.submit")}>
        <Select
          label={say("topic.label")}
          {...field("topic")}
          optional={t("contact.optional")}
          onChange={({ currentTarget }) => setTopic(currentTarget.value)}
        >
          <option value="">{say("topic.choose")}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {say(`topic.${topic}`)}
            </option>
          ))}
        </Select>
        {isQuick(topic) && (
          <p role="status">
            {say("topic.quicker")} <Link to={quicker[topic].path}>{say(quicker[topic].name)}</Link>
          </p>
        )}
        <TextField label={t("contact.name")} {...field("name")} autoComplete="name" required />
        <TextField label={t("signin.email")} {...field("email")} type="email" autoComplete="email" required />
        <TextField label={t("contact.order")} {...field("order")} optional={t("contact.optional")} />
        <Field label={t("contact.message")} error={error}>
          {(wiring) => <textarea className="field-input" rows={7} {...message} {...wiring} required />}
        </Field>
      </PublicFormFrame>
    </SmallPage>
  );
}
