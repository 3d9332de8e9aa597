import { useText } from "#storefront/app/shop.tsx";
import { PlainPage } from "#storefront/components/articles/plain-page.tsx";
import * as icons from "#ui/icons/icons.tsx";
import * as pageIcons from "#ui/icons/page-icons.tsx";
import { Banners } from "./banners.tsx";
import { Cards } from "./cards.tsx";
import { Controls } from "./controls.tsx";
import type { StyleTileProps } from "./data.ts";
import { Dialogs } from "./dialogs.tsx";
import { Foundations } from "./foundations.tsx";
import { Group, Part } from "./sheet.tsx";
import { Ways } from "./ways.tsx";
import "./foundations.css";
import "./styletile.css";

export default function StyleTile({ words, cards, categories, marks }: StyleTileProps) {
  const t = useText();
  const say = useText(words);
  return (
    <PlainPage title={say("styletile.title")} text={say("styletile.text")}>
      <Foundations say={say} />
      <Controls say={say} />
      <Ways say={say} categories={categories} />
      <Cards say={say} cards={cards} />
      <Banners say={say} card={cards[0]} />
      <Dialogs say={say} />
      <Part title={say("styletile.icons")}>
        <Group title={say("styletile.icons")} wide={8}>
          <ul className="tile-icons">
            {Object.entries({ ...icons, ...pageIcons }).map(([name, Icon]) => (
              <li key={name} className="tile-name">
                <Icon />
                {name.replace(/Icon$/, "")}
              </li>
            ))}
          </ul>
        </Group>
        <Group title={t("checkout.card")} wide={4}>
          <p>
            <img {...marks} alt={marks.alt} />
          </p>
        </Group>
      </Part>
    </PlainPage>
  );
}
