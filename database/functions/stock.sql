-- Pages may show how many are left when there are ten or fewer, so changes that begin or end in that range are
-- recorded. Larger numbers are told by the API alone, whose answers are kept for ten seconds
-- (commerce/catalog/api/cached-responses.ts).
create or replace function record_stock() returns trigger language plpgsql as $$
begin
  perform record_change(array(select 'product:' || product_id from variants where id = new.variant_id));
  return null;
end $$;

-- Runs at commit, once for everything the transaction recorded: lists show what is in stock. Not earlier, because a
-- transaction that holds listing locks must not wait for stock locks.
create or replace function settle_stock() returns trigger language plpgsql as $$
begin
  if current_setting('firn.settled', true) = pg_current_xact_id()::text then return null; end if;
  perform set_config('firn.settled', pg_current_xact_id()::text, true);
  perform settle_listings(array(
    select distinct split_part(tag, ':', 2)::integer from changes, unnest(tags) tag
    where transaction = pg_current_xact_id() and tag like 'product:%'
  ));
  return null;
end $$;
create or replace trigger stock_recorded after update of available on stock for each row
  when (old.available <> new.available and least(old.available, new.available) <= 10) execute function record_stock();

drop trigger if exists stock_settled on stock;
create constraint trigger stock_settled after update of available on stock deferrable initially deferred for each row
  when ((old.available = 0) <> (new.available = 0)) execute function settle_stock();

-- Reasons for a stock change come from firn.stock_reason and firn.stock_note; without them, goods were sold or
-- returned.
create or replace function log_stock() returns trigger language plpgsql as $$
declare
  v_change constant integer := new.available - coalesce(old.available, 0);
begin
  insert into stock_ledger (variant_id, change, available, reason, note, made_by) values (
    new.variant_id, v_change, new.available,
    coalesce(nullif(current_setting('firn.stock_reason', true), ''), case when v_change < 0 then 'sale' else 'return' end),
    coalesce(current_setting('firn.stock_note', true), ''),
    coalesce(nullif(current_setting('firn.actor', true), '')::jsonb ->> 'name', ''));
  insert into product_stock_due (product_id) values (new.of_product);
  return null;
end $$;
create or replace trigger stock_logged after update of available on stock for each row
  when (old.available <> new.available) execute function log_stock();
-- New rows are logged only when they were counted or imported, because shops are filled in bulk.
create or replace trigger stock_logged_new after insert on stock for each row
  when (new.available > 0 and current_setting('firn.stock_reason', true) <> '') execute function log_stock();

-- Whether a product is low also depends on the thresholds of its variants, and on variants that are counted for the first
-- time. A first level above zero is noted with the products that have it.
create or replace function note_low() returns trigger language plpgsql as $$
begin
  insert into product_stock_due (product_id) values (new.of_product);
  return null;
end $$;
create or replace trigger stock_low_noted after update of low_at on stock for each row
  when (old.low_at is distinct from new.low_at) execute function note_low();
create or replace trigger stock_low_noted_new after insert on stock for each row
  when (new.available = 0) execute function note_low();

create or replace function forget_ledger() returns trigger language plpgsql as $$
begin
  delete from stock_ledger where variant_id = old.id;
  return null;
end $$;
create or replace trigger variants_unlogged after delete on variants for each row execute function forget_ledger();

-- Sets the product of a stock row. Bulk inserts provide it themselves, also while rows are copied with triggers off.
create or replace function own_stock() returns trigger language plpgsql as $$
begin
  select product_id into new.of_product from variants where id = new.variant_id;
  return new;
end $$;
create or replace trigger stock_owned before insert on stock for each row when (new.of_product is null) execute function own_stock();
alter table stock enable always trigger stock_owned;
