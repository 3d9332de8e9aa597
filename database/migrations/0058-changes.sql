-- One record of what changes, from which everything derived follows (database/changes, docs/tour.md).

create table changes (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  -- What has changed, in the words of database/changes/tags.ts.
  tags text[] not null,
  at timestamptz not null default now()
);
create index changes_by_transaction on changes (transaction);

-- Who works on changes for all processes, and what they have read: all that this snapshot shows. A reader of another version
-- begins with everything.
create table change_readers (
  name text primary key,
  version integer not null,
  seen pg_snapshot not null
);

-- From ten pieces on pages may say how many are left, so below that each change is recorded. Above it nobody is told.
create function record_stock() returns trigger language plpgsql as $$
begin
  perform record_change(array(select 'product:' || product_id from variants where id = new.variant_id));
  return null;
end $$;
create trigger stock_recorded after update of available on stock for each row
  when (old.available <> new.available and least(old.available, new.available) <= 10) execute function record_stock();

-- At commit, once for all that the transaction has recorded: lists say what is in stock. Not earlier, because whoever holds the
-- locks of listings must not wait for stock.
create function settle_stock() returns trigger language plpgsql as $$
begin
  if current_setting('firn.settled', true) = pg_current_xact_id()::text then return null; end if;
  perform set_config('firn.settled', pg_current_xact_id()::text, true);
  perform settle_listings(array(
    select distinct split_part(tag, ':', 2)::integer from changes, unnest(tags) tag
    where transaction = pg_current_xact_id() and tag like 'product:%'
  ));
  return null;
end $$;
create constraint trigger stock_settled after update of available on stock deferrable initially deferred for each row
  when ((old.available = 0) <> (new.available = 0)) execute function settle_stock();

-- Orders need not say whose stock they changed.
drop function if exists order_reserve(uuid, integer, text, bytea, bytea, text[], integer, jsonb);
drop function if exists orders_reserve(json, integer);

create or replace function promotions_changed() returns trigger language plpgsql as $$
begin
  perform record_change(array['promotions']);
  return null;
end $$;

-- Documents that would say the same again are not written again.
alter table search_documents add column digest text not null default '';
