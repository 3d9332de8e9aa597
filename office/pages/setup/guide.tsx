import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { type DefaultValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import { type SetupStep, setupSteps } from "#commerce/settings/names.ts";
import type { SettingsView } from "#commerce/settings/schema.ts";
import { fieldOf, type Values } from "../../components/editor/rules.ts";
import { useDraft } from "../../components/editor/use-draft.ts";
import { FormProblem } from "../../components/form-problem.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { tell } from "../../components/toasts.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { NotAllowed, Page } from "../../layout/page.tsx";
import { ApiProblem } from "../../runtime/api.ts";
import { useMay } from "../../runtime/session.ts";
import { Delivery } from "../shop/delivery.tsx";
import { Email } from "../shop/email.tsx";
import { settingsQuery, useSave, useStep } from "../shop/load.ts";
import { MarketFields, type MarketValues } from "../shop/market-fields.tsx";
import { Payment } from "../shop/payment.tsx";
import { ShopFields } from "../shop/shop-fields.tsx";
import { type ShopValues, shopNames } from "../shop/shop-names.ts";
import { TaxFields, type TaxValues } from "../shop/tax-fields.tsx";
import { Products } from "./products.tsx";
import { firstOpen, nextStep } from "./rules.ts";
import { Steps } from "./steps.tsx";

const texts: Record<SetupStep, [title: Key, text: Key]> = {
  shop: ["setShop", "setShopText"],
  markets: ["setMarkets", "setMarketsText"],
  taxes: ["setTaxes", "setTaxesText"],
  delivery: ["setDelivery", "setDeliveryText"],
  payment: ["setPayment", "setPaymentText"],
  email: ["setEmail", "setEmailText"],
  products: ["setProducts", "setProductsText"],
};
export const stepTitles: Record<SetupStep, Key> = Object.fromEntries(
  Object.entries(texts).map(([step, [title]]) => [step, title]),
) as Record<SetupStep, Key>;

/** The guided set-up, step by step. Steps can be skipped and resumed; the URL contains the current one. */
export function Guide() {
  const say = useText();
  const mayRead = useMay("settings:write");
  const settings = useQuery({ ...settingsQuery, enabled: mayRead });
  return (
    <Page name={say("setupGuide")} permission="settings:write" narrow>
      <Loaded query={settings} lines={10}>
        {(settings) => <Guided settings={settings} />}
      </Loaded>
    </Page>
  );
}

function Guided({ settings }: { settings: SettingsView }) {
  const say = useText();
  const navigate = useNavigate();
  const { step: asked } = useSearch({ strict: false }) as { step?: string };
  const note = useStep();
  const begun = useRef(firstOpen(settings.setupSteps));
  const step = setupSteps.find((one) => one === asked) ?? begun.current;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on begins at the next step's heading.
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [step]);
  const goTo = (next: SetupStep | null) =>
    navigate(next ? { to: "/setup", search: { step: next } as never } : { to: "/" });
  const { mutate, isPending } = useMutation({
    mutationFn: (how: "done" | "skipped") => note(settings.setupSteps, step, how),
    onSuccess: () => {
      const next = nextStep(step);
      if (!next) tell(say("setupOver"));
      return goTo(next);
    },
    onError: () => tell(say("failedText")),
  });
  const [title, text] = texts[step];
  const foot = (
    <>
      {step !== setupSteps[0] && (
        <button type="button" className="button" onClick={() => goTo(setupSteps[setupSteps.indexOf(step) - 1] ?? null)}>
          {say("stepBack")}
        </button>
      )}
      <button type="button" className="button" disabled={isPending} onClick={() => mutate("skipped")}>
        {say("skipStep")}
      </button>
    </>
  );
  const onDone = () => mutate("done");
  return (
    <div className="guide">
      <Steps now={step} steps={settings.setupSteps} titles={stepTitles} />
      <section className="guide-step" aria-labelledby="guide-title">
        <p className="field-hint">
          {say("setupStepOf", { number: setupSteps.indexOf(step) + 1, total: setupSteps.length })}
        </p>
        <h2 id="guide-title" ref={heading} tabIndex={-1}>
          {say(title)}
        </h2>
        <p className="lead settings-lead">{say(text)}</p>
        <StepBody key={step} step={step} settings={settings} foot={foot} onDone={onDone} />
      </section>
    </div>
  );
}

type BodyProps = { step: SetupStep; settings: SettingsView; foot: ReactNode; onDone: () => void };

function StepBody({ step, settings, foot, onDone }: BodyProps) {
  const say = useText();
  const mayShip = useMay("shipping:read");
  if (step === "shop") {
    const values = Object.fromEntries(shopNames.map((name) => [name, settings[name]])) as ShopValues;
    return (
      <StepForm<ShopValues> step={step} values={values} foot={foot} onDone={onDone}>
        {(form) => <ShopFields form={form} settings={settings} />}
      </StepForm>
    );
  }
  if (step === "markets")
    return (
      <StepForm<MarketValues> step={step} values={{ markets: settings.markets }} foot={foot} onDone={onDone}>
        {(form) => <MarketFields form={form} />}
      </StepForm>
    );
  if (step === "taxes")
    return (
      <StepForm<TaxValues> step={step} values={{ taxRates: settings.taxRates }} foot={foot} onDone={onDone}>
        {(form) => <TaxFields form={form} />}
      </StepForm>
    );
  const body = {
    delivery: mayShip ? <Delivery /> : <NotAllowed permission="shipping:read" />,
    payment: <Payment />,
    email: <Email />,
    products: <Products />,
  }[step];
  return (
    <>
      {body}
      <div className="guide-foot">
        {foot}
        <button type="button" className="button button-main" onClick={onDone}>
          {say(nextStep(step) ? "goOn" : "finishSetup")}
        </button>
      </div>
    </>
  );
}

type FormProps<V extends object> = {
  step: SetupStep;
  values: V;
  foot: ReactNode;
  onDone: () => void;
  children: (form: UseFormReturn<V>) => ReactNode;
};

/** A step with a form: saves the changes and continues. Until then the input is kept as a draft. */
function StepForm<V extends object>({ step, values, foot, onDone, children }: FormProps<V>) {
  const say = useText();
  const save = useSave();
  const { moment } = useFormats();
  const form = useForm<V>({ defaultValues: values as DefaultValues<V> });
  const draft = useDraft(`setup/${step}`, form as unknown as UseFormReturn<Values>, values as Values);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (typed: V) => {
      const changed = Object.entries(typed).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(values[name as keyof V]),
      );
      if (changed.length > 0) await save(Object.fromEntries(changed));
    },
    onSuccess: async () => {
      await draft.drop();
      onDone();
    },
    onError: (failed) => {
      if (!(failed instanceof ApiProblem)) return;
      for (const [path, message] of Object.entries(failed.body.errors ?? {}))
        form.setError(fieldOf(path) as Path<V>, { message: path === fieldOf(path) ? message : `${path}: ${message}` });
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit((typed) => mutate(typed))(event);
      }}
    >
      {draft.draftOf !== null && (
        <p className="note" role="status">
          {say("draftRestored", { time: moment(new Date(draft.draftOf).toISOString()) })}
        </p>
      )}
      {children(form)}
      <FormProblem error={error} />
      <div className="guide-foot">
        {foot}
        <button type="submit" className="button button-main" disabled={isPending}>
          {say("saveGoOn")}
        </button>
      </div>
    </form>
  );
}
