import "#ui/base.css";
import "./styles/all.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, useCallback, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { createRoot } from "react-dom/client";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { intlOf, loadTexts } from "./i18n/languages.ts";
import { TextProvider } from "./i18n/text.tsx";
import { router } from "./routes.tsx";
import { ChooseLanguage } from "./runtime/choose-language.ts";
import { chosenLanguage, storeLanguage } from "./runtime/preferences.ts";
import { queries } from "./runtime/session.ts";

async function load(language: Language) {
  const texts = await loadTexts(language);
  document.documentElement.lang = language;
  return { language, texts };
}

function Office({ first }: { first: Awaited<ReturnType<typeof load>> }) {
  const [said, setSaid] = useState(first);
  const choose = useCallback(async (language: Language) => {
    storeLanguage(language);
    setSaid(await load(language));
  }, []);
  return (
    <TextProvider said={said}>
      <I18nProvider locale={intlOf(said.language)}>
        <ChooseLanguage value={choose}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ChooseLanguage>
      </I18nProvider>
    </TextProvider>
  );
}

const root = document.getElementById("office");
if (!root) throw new Error("The document has no place for the office.");
const first = await load(chosenLanguage());
createRoot(root).render(
  <StrictMode>
    <Office first={first} />
  </StrictMode>,
);
