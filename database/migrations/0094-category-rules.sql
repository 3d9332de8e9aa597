-- Categories fill themselves by rules, put products first by hand, and lie in the bin for 30 days when they are deleted
-- (commerce/catalog/categories).
alter table categories
  -- { "match": "all", "conditions": […] }; null: its products are picked by hand alone.
  add column rule jsonb,
  add column sort text not null default 'popular' check (sort in ('popular', 'newest', 'price-up', 'price-down', 'name')),
  -- Product ids that come first: { "": everywhere, "us": before these, in that price region }.
  add column pins jsonb not null default '{}',
  -- Media ids.
  add column tile text,
  add column hero text,
  add column deleted_at timestamptz,
  -- What is_visible was when it was deleted.
  add column was_visible boolean;
create index categories_with_rules on categories (id) where rule is not null;
create index categories_deleted on categories (deleted_at) where deleted_at is not null;

-- Whether a rule put the product there, and will take it away.
alter table product_categories add column by_rule boolean not null default false;
create index product_categories_by_rule on product_categories (category_id, product_id) where by_rule;
