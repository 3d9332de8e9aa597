-- Carts and orders are changed one by one: cart_create, cart_add, order_reserve and order_confirm (database/functions).
drop function if exists carts_create(json, integer);
drop function if exists carts_add(json, integer, integer);
drop function if exists carts_checkout(json);
drop function if exists checkouts_read(json);
drop function if exists orders_reserve(json);
drop function if exists orders_reserve(json, integer);
drop function if exists orders_confirm(json, text, text[]);
drop function if exists order_confirm(uuid, text, bytea, text, text[]);
drop function if exists cart_put(uuid, text, jsonb, integer, integer);
drop function if exists cart_refusal(uuid);
drop function if exists cart_lines_view(uuid, text);
drop function if exists cart_lines_shown(uuid, text);
drop function if exists cart_plain(carts, json);
drop view if exists sellable_variants;
-- They are planned as any other statement.
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and proconfig is not null
      and proname in ('cart_create', 'cart_add', 'cart_set', 'cart_attach', 'cart_view', 'cart_end', 'order_reserve', 'promotion_offers')
  loop
    execute format('alter function %s reset all', v_function);
  end loop;
end $$;
