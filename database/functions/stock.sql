-- Pages may say how many are left when these are ten or fewer, so a change that begins or ends there is recorded. One between
-- larger numbers changes nothing that anybody is shown.
create or replace function record_stock() returns trigger language plpgsql as $$
begin
  perform record_change(array(select 'product:' || product_id from variants where id = new.variant_id));
  return null;
end $$;

-- At commit, once for all that the transaction has recorded: lists say what is in stock. Not earlier, because whoever holds the
-- locks of listings must not wait for stock.
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
