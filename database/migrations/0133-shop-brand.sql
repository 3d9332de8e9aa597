-- How the shop looks (commerce/settings): pictures of the library by their ids, and the accent colour; '' where none is said.
alter table shop_settings
  add column logo text not null default '',
  -- For dark grounds.
  add column logo_dark text not null default '',
  -- Square: browser tabs, home screens.
  add column icon text not null default '',
  add column accent text not null default '' check (accent ~ '^(#[0-9a-f]{6})?$'),
  -- What the law wants on letters beside the address: number in the register, who leads the company.
  add column company_details text not null default '';
