-- Products that are visible from one moment until another (commerce/catalog/schedule).

create or replace function is_within(p_opens timestamptz, p_closes timestamptz, p_at timestamptz) returns boolean
language sql immutable as $$
  select (p_opens is null or p_opens <= p_at) and (p_closes is null or p_closes > p_at)
$$;

-- The next moment at which the result of is_within changes.
create or replace function turn_after(p_opens timestamptz, p_closes timestamptz, p_at timestamptz) returns timestamptz
language sql immutable as $$
  select case
    when p_closes <= p_opens then null
    when p_opens > p_at then p_opens
    when p_closes > p_at then p_closes
  end
$$;

-- A market has one price list for shoppers and one for professionals; the professionals' list follows the shoppers'
-- window unless it has its own.
create or replace function windows_of(p_schedule jsonb)
returns table (region text, opens_at timestamptz, closes_at timestamptz) language sql stable as $$
  with lines as (
    select line ->> 'market' as market, (line ->> 'from')::timestamptz as opens_at, (line ->> 'until')::timestamptz as closes_at
    from jsonb_array_elements(p_schedule) as line
  )
  select market, opens_at, closes_at from lines
  union all
  select m.pro_region, l.opens_at, l.closes_at
  from lines l join markets() m on m.region = l.market
  where not exists (select from lines own where own.market = m.pro_region)
$$;

create or replace function close_variants(p_products integer[]) returns void language sql as $$
  update variants v set closed_in = now_closed.regions
  from (
    select p.id, array(select w.region from product_windows w where w.product_id = p.id and not w.is_open order by 1) as regions
    from unnest(p_products) as p (id)
  ) as now_closed
  where v.product_id = now_closed.id and v.closed_in <> now_closed.regions
$$;

create or replace function schedule_product() returns trigger language plpgsql as $$
declare
  v_now constant timestamptz := clock_timestamp();
begin
  delete from product_windows where product_id = new.id;
  insert into product_windows (product_id, region, opens_at, closes_at, is_open, turns_at)
  select new.id, region, opens_at, closes_at, is_within(opens_at, closes_at, v_now), turn_after(opens_at, closes_at, v_now)
  from windows_of(new.schedule);
  perform close_variants(array[new.id]);
  return null;
end $$;
create or replace trigger scheduled_new after insert on products for each row when (new.schedule <> '[]')
  execute function schedule_product();
create or replace trigger scheduled after update of schedule on products for each row
  when (old.schedule is distinct from new.schedule) execute function schedule_product();

create or replace function close_new_variant() returns trigger language plpgsql as $$
begin
  new.closed_in := array(select region from product_windows where product_id = new.product_id and not is_open order by 1);
  return new;
end $$;
create or replace trigger variants_closed before insert on variants for each row execute function close_new_variant();

-- Opens and closes the due windows of these products. The caller refreshes their listings.
create or replace function turn_windows(p_products integer[]) returns void language plpgsql as $$
declare
  v_now constant timestamptz := clock_timestamp();
begin
  update product_windows set is_open = is_within(opens_at, closes_at, v_now), turns_at = turn_after(opens_at, closes_at, v_now)
  where product_id = any (p_products) and turns_at <= v_now;
  perform close_variants(p_products);
end $$;
