create or replace function promotions_changed() returns trigger language plpgsql as $$
begin
  perform record_change(array['promotions']);
  return null;
end $$;

-- The promotions that may apply to a cart: those of its codes and all automatic ones, with their use counts (without
-- this cart's own unfinished order) and the facts about shopper and products needed to decide. Shape: reads.ts
-- StoredOffers.
create or replace function promotion_offers(p_cart uuid, p_codes text[]) returns json language plpgsql stable as $$
declare
  v_cart carts;
  v_email bytea;
  v_offers json;
  v_by_category boolean;
begin
  -- Fast path: most carts have no code, and most shops no automatic promotion.
  if p_codes is null and not exists (select from promotions where is_automatic and is_active) then return null; end if;
  select * into v_cart from carts where id = p_cart;
  v_email := sha256(convert_to(lower(trim(v_cart.checkout ->> 'email')), 'UTF8'));
  with own as (
    select id from orders where cart_id = p_cart and status = any (open_statuses())
  ), meant as (
    select p.*, null::text as code from promotions p where p.is_automatic and p.is_active
    union all
    select p.*, k.code from promotion_codes k join promotions p on p.id = k.promotion_id
    where k.code = any (p_codes) and not p.is_automatic
  )
  select json_agg(to_jsonb(m) || jsonb_build_object(
      'uses', case when m.max_uses is not null then (
        select count(*) from promotion_uses u
        where u.promotion_id = m.id and u.released_at is null and u.order_id not in (select id from own)
      ) else 0 end,
      'uses_of_shopper', case when m.max_uses_per_customer is not null then (
        select count(*) from promotion_uses u
        where u.promotion_id = m.id and u.released_at is null and u.order_id not in (select id from own)
          and (u.customer_id = v_cart.customer_id or u.email_hash = v_email)
      ) else 0 end
    )),
    bool_or(m.category_ids <> '{}' or m.reward_category_ids <> '{}')
  into v_offers, v_by_category from meant m;
  if v_offers is null then return null; end if;
  return json_build_object(
    'offers', v_offers,
    'shopper', (
      select json_build_object('groupId', customer_group_id, 'fields', form_fields, 'notes', notes)
      from customers where id = v_cart.customer_id
    ),
    'guestGroup', (
      select id from customer_groups where is_group_for_guests and (region is null or region = v_cart.region)
      order by region is null, id limit 1
    ),
    'categories', case when v_by_category then (
      select json_object_agg(product_id, product_category_ids(product_id))
      from (select distinct product_id from cart_lines where cart_id = p_cart) held
    ) end
  );
end $$;

-- Records the promotions an order used, [{ "id", "code", "amount" }], when each may still be used. Returns false when
-- one may not; the caller must then roll back. Orders that compete for the last use wait for one another here.
create or replace function promotion_use(p_order integer, p_wants jsonb, p_customer integer, p_email text)
returns boolean language plpgsql as $$
declare
  v_email bytea := sha256(convert_to(lower(trim(p_email)), 'UTF8'));
  v_want record;
  v_found promotions;
begin
  for v_want in
    select * from jsonb_to_recordset(p_wants) as w (id integer, code text, amount bigint) order by w.id
  loop
    select * into v_found from promotions where id = v_want.id;
    if v_found.max_uses is not null then
      select * into v_found from promotions where id = v_want.id for no key update;
    elsif v_found.max_uses_per_customer is not null then
      perform pg_advisory_xact_lock(hashtextextended(key, v_want.id))
      from (
        select 'email:' || encode(v_email, 'hex') as key
        union all select 'customer:' || p_customer where p_customer is not null order by 1
      ) keys;
    end if;
    if v_found.id is null or not v_found.is_active or v_found.starts_at > now() or v_found.ends_at < now()
      or (v_want.code is not null and not exists (
        select from promotion_codes where code = v_want.code and promotion_id = v_want.id
      ))
    then
      return false;
    end if;
    if v_found.max_uses <= (
      select count(*) from promotion_uses where promotion_id = v_want.id and released_at is null
    ) then
      return false;
    end if;
    if v_found.max_uses_per_customer <= (
      select count(*) from promotion_uses
      where promotion_id = v_want.id and released_at is null and (customer_id = p_customer or email_hash = v_email)
    ) then
      return false;
    end if;
    insert into promotion_uses (promotion_id, order_id, code, customer_id, email_hash, amount)
    values (v_want.id, p_order, v_want.code, p_customer, v_email, v_want.amount);
  end loop;
  return true;
end $$;

-- A failed or cancelled order uses no promotions.
create or replace function promotion_release() returns trigger language plpgsql as $$
begin
  update promotion_uses set released_at = now() where order_id = new.id and released_at is null;
  return null;
end $$;
create or replace trigger promotions_told after insert or update or delete on promotions
for each statement execute function promotions_changed();
create or replace trigger promotions_released after update of status on orders
for each row when (new.status = 'cancelled' and old.status <> 'cancelled') execute function promotion_release();
