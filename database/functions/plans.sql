-- Settings do not outlive a function's next version, so this file comes last. Plans are made while tables are young, and kept:
-- every look-up in these functions is by key, whatever the tables' sizes say, and planning anew each time was half of their cost.
do $$
declare
  v_function regprocedure;
  v_setting text;
begin
  for v_function in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and proname in (
      'carts_create', 'carts_add', 'carts_checkout', 'cart_create', 'cart_add', 'cart_set', 'cart_attach', 'cart_view', 'cart_end',
      'order_reserve', 'order_confirm', 'orders_reserve', 'orders_confirm',
      'checkouts_read', 'promotion_offers'
    )
  loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', v_function);
    foreach v_setting in array array['hashjoin', 'mergejoin', 'seqscan', 'bitmapscan', 'material', 'memoize'] loop
      execute format('alter function %s set enable_%s = off', v_function, v_setting);
    end loop;
  end loop;
end $$;
