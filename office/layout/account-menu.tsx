import { useNavigate } from "@tanstack/react-router";
import { use, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Header } from "react-aria-components/Header";
import { Menu, MenuItem, MenuSection, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import { languageName } from "#commerce/shared/regions/rules.ts";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { ChevronIcon } from "../components/icons.tsx";
import { useLanguage, useText } from "../i18n/text.tsx";
import { ChooseLanguage } from "../runtime/choose-language.ts";
import { chosenTheme, storeTheme, type Theme, themes } from "../runtime/preferences.ts";
import { roleName } from "../runtime/role-names.ts";
import { signOut, useMember } from "../runtime/session.ts";

const themeKeys = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

/** Shows the signed-in member, with language, appearance, their account and sign-out. */
export function AccountMenu() {
  const say = useText();
  const member = useMember();
  const navigate = useNavigate();
  const choose = use(ChooseLanguage);
  const language = useLanguage();
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  const act = (key: React.Key) => {
    if (key === "me") void navigate({ to: "/settings/account" as string });
    if (key === "shop") open("/", "_blank", "noopener");
    if (key === "out") void signOut();
  };
  return (
    <MenuTrigger>
      <Button className="account-button">
        <span className="visually-hidden">{say("account")}: </span>
        <span className="avatar" aria-hidden>
          {member.name.slice(0, 1).toUpperCase()}
        </span>
        <span className="account-who">
          <strong>{member.name}</strong>
          <span>{roleName(member.role.name, say)}</span>
        </span>
        <ChevronIcon size={16} />
      </Button>
      <Popover className="popover">
        <Menu className="menu" aria-label={say("account")} onAction={act}>
          <MenuItem id="me" className="menu-item">
            {say("myAccount")}
          </MenuItem>
          <MenuItem id="shop" className="menu-item">
            {say("toShop")}
          </MenuItem>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme]}
            onSelectionChange={(keys) => {
              const [chosen = "system"] = keys as Set<Theme>;
              storeTheme(chosen);
              setTheme(chosen);
            }}
          >
            <Header>{say("theme")}</Header>
            {themes.map((one) => (
              <MenuItem key={one} id={one} className="menu-item">
                {say(themeKeys[one])}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[language]}
            onSelectionChange={(keys) => {
              const [chosen] = keys as Set<Language>;
              if (chosen) void choose(chosen);
            }}
          >
            <Header>{say("language")}</Header>
            {languages.map((one) => (
              <MenuItem key={one} id={one} className="menu-item" textValue={languageName(one)}>
                <span lang={one}>{languageName(one)}</span>
              </MenuItem>
            ))}
          </MenuSection>
          <Separator className="menu-line" />
          <MenuItem id="out" className="menu-item">
            {say("signOut")}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
