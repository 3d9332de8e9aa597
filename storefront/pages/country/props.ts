export type CountryChoice = {
  code: string;
  /** In the page's language. */
  name: string;
  isCurrent: boolean;
  locales: { code: string; intl: string; language: string; href: string; isCurrent: boolean }[];
};

export type CountryProps = { ships: CountryChoice[]; browses: CountryChoice[] };
