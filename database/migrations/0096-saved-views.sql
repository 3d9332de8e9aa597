-- Filters and order of the office's lists under a name (commerce/staff/views): a member's own, or shared with all who see the list.
create table staff_views (
  id integer generated always as identity primary key,
  -- Null: they are no member any more; what they shared stays.
  member_id integer references staff_members on delete set null,
  made_by text not null,
  -- Which list: "products".
  list text not null,
  name text not null,
  is_shared boolean not null default false,
  -- As the list's address says it: { "status": "hidden", "sort": "-name" }.
  search jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index staff_views_own on staff_views (member_id, list, lower(name)) where not is_shared;
create unique index staff_views_shared on staff_views (list, lower(name)) where is_shared;
