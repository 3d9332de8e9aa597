import { useEffect, useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Breadcrumbs } from "#storefront/components/page/breadcrumbs.tsx";
import { Paging } from "#storefront/components/page/paging.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { loadConsentTexts } from "#storefront/i18n/load-consent.ts";
import { ConsentDialog } from "#storefront/layout/consent/dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Empty } from "#ui/notice.tsx";
import { Group, Part, type SheetText } from "./sheet.tsx";

const places = ["middle", "start", "end", "full"] as const;
const step = (page: number) => ({ page, path: "/styletile" });
const paging = { page: 3, pages: 9, steps: [step(1), null, step(2), step(3), step(4), null, step(9)] };

/** Dialogs in all positions, the consent dialog, and navigation: breadcrumbs, pages, alerts, an empty state. */
export function Dialogs({ say }: { say: SheetText }) {
  const t = useText();
  const { locale, texts: here } = useShop();
  const [open, setOpen] = useState<(typeof places)[number] | null>(null);
  const [consent, setConsent] = useState<AreaTexts<"consent"> | null>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) loadConsentTexts(locale.language, here).then(setConsent, () => undefined);
  }, [wanted, locale.language, here]);
  const close = () => setConsent(null);
  return (
    <Part title={say("styletile.dialogs")}>
      <Group title={say("styletile.ways")} wide={6}>
        <Breadcrumbs crumbs={[{ title: say("styletile.cards"), path: "/styletile" }]} />
        <Paging paging={{ ...paging, previous: step(2), next: step(4) }} />
        <p className="row-middle row row-l">
          {places.map((place) => (
            <Button key={place} kind="outline" small onClick={() => setOpen(place)}>
              {say(`styletile.dialog.${place}`)}
            </Button>
          ))}
          <Button kind="outline" small onClick={() => setWanted(true)}>
            {t("consent.again")}
          </Button>
        </p>
      </Group>
      <Group title={say("styletile.empty")} wide={6}>
        <Empty title={t("catalogue.nothing-title")} text={t("catalogue.nothing-text")}>
          <Button kind="outline">{t("catalogue.clear-all")}</Button>
        </Empty>
      </Group>
      {places.map((place) => (
        <Dialog
          key={place}
          open={open === place}
          onClose={() => setOpen(null)}
          label={say(`styletile.dialog.${place}`)}
          closeLabel={t("frame.close")}
          place={place}
        >
          <p className="tile-dialog">{say("styletile.text")}</p>
        </Dialog>
      ))}
      {consent && wanted && (
        <ConsentDialog
          texts={consent}
          consent={{ analytics: false, marketing: false }}
          asked
          onAnswer={close}
          onClose={close}
        />
      )}
    </Part>
  );
}
