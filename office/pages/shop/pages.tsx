import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { SettingsField, SettingsView } from "#commerce/settings/schema.ts";
import { Editor } from "../../components/editor/editor.tsx";
import { Failed, Skeleton } from "../../components/states.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText, WithTexts } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { useMay } from "../../runtime/session.ts";
import { ToSettings } from "../settings/page.tsx";
import { Delivery } from "./delivery.tsx";
import { Email } from "./email.tsx";
import { settingsQuery, useSave, type Values } from "./load.ts";
import { MarketFields, type MarketValues, marketLabels } from "./market-fields.tsx";
import { Payment } from "./payment.tsx";
import { ShopFields } from "./shop-fields.tsx";
import { type ShopValues, shopLabels } from "./shop-names.ts";
import { TaxFields, type TaxValues, taxLabels } from "./tax-fields.tsx";

/** The settings pages about the shop as a whole. */

type SettingsPage = { title: Key; text: Key; permission?: string; children: ReactNode };

const Settings = (page: SettingsPage) => (
  <WithTexts of="shop">
    <Worded {...page} />
  </WithTexts>
);

function Worded({ title, text, permission = "settings:read", children }: SettingsPage) {
  const say = useText();
  return (
    <Page name={say(title)} permission={permission} above={<ToSettings />} narrow>
      <p className="lead settings-lead">{say(text)}</p>
      {children}
    </Page>
  );
}

type FormProps<V extends Partial<Values>> = {
  draft: string;
  labels: Record<keyof V & string, Key>;
  children: (form: UseFormReturn<V>, settings: SettingsView) => ReactNode;
};

/** A form for the settings that `labels` lists, with drafts, history and conflicts. */
function SettingsForm<V extends Partial<Values>>({ draft, labels, children }: FormProps<V>) {
  const mayRead = useMay("settings:read");
  const mayWrite = useMay("settings:write");
  const save = useSave();
  const { data, error, refetch } = useQuery({ ...settingsQuery, enabled: mayRead });
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Skeleton lines={10} />;
  const valuesIn = (settings: SettingsView) =>
    Object.fromEntries((Object.keys(labels) as SettingsField[]).map((name) => [name, settings[name]])) as V;
  return (
    <fieldset disabled={!mayWrite}>
      <Editor<V>
        record={{ type: "settings", id: "1" }}
        draft={`settings/${draft}`}
        stored={{ values: valuesIn(data), version: data.version }}
        save={async (changes, version) => {
          const { settings, merged } = await save(changes, version);
          const ours = merged.filter((field) => field in labels);
          return { values: valuesIn(settings), version: settings.version, merged: ours };
        }}
        labels={labels}
      >
        {(form) => children(form, data)}
      </Editor>
    </fieldset>
  );
}

export const ShopPage = () => (
  <Settings title="setShop" text="setShopText">
    <SettingsForm<ShopValues> draft="shop" labels={shopLabels}>
      {(form, settings) => <ShopFields form={form} settings={settings} />}
    </SettingsForm>
  </Settings>
);

export const MarketsPage = () => (
  <Settings title="setMarkets" text="setMarketsText">
    <SettingsForm<MarketValues> draft="markets" labels={marketLabels}>
      {(form) => <MarketFields form={form} />}
    </SettingsForm>
  </Settings>
);

export const TaxesPage = () => (
  <Settings title="setTaxes" text="setTaxesText">
    <SettingsForm<TaxValues> draft="taxes" labels={taxLabels}>
      {(form) => <TaxFields form={form} />}
    </SettingsForm>
  </Settings>
);

export const DeliveryPage = () => (
  <Settings title="setDelivery" text="setDeliveryText" permission="shipping:read">
    <Delivery />
  </Settings>
);

export const PaymentPage = () => (
  <Settings title="setPayment" text="setPaymentText">
    <Payment />
  </Settings>
);

export const EmailPage = () => (
  <Settings title="setEmail" text="setEmailText">
    <Email />
  </Settings>
);
