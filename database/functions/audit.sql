-- The audit log. These are triggers, so that no writer can forget them. They cost nothing while no staff member acts:
-- platform/database.ts stores the actor in the setting firn.actor. The versions of aggregates are in versions.sql.

-- The aggregate that a part belongs to, by the column that names it. Parts of an aggregate that is just being deleted
-- are looked up in the log.
create or replace function audit_owner(p_column text, p_row jsonb) returns text language plpgsql stable as $$
declare
  v_id text := p_row ->> p_column;
  v_owner text;
begin
  case p_column
    when 'variant_id' then select product_id into v_owner from variants where id = v_id::integer;
    when 'option_id' then select product_id into v_owner from product_options where id = v_id::integer;
    when 'payment_id' then select order_id into v_owner from payments where id = v_id::uuid;
    when 'return_id' then select order_id into v_owner from returns where id = v_id::integer;
    when 'question_id' then return v_id;
    else return v_id;
  end case;
  if v_owner is not null then return v_owner; end if;
  select aggregate_id into v_owner from audit_log
  where type = case p_column when 'variant_id' then 'variant' when 'option_id' then 'option' else '' end and record_id = v_id
  order by id desc limit 1;
  return coalesce(v_owner, '');
end $$;

-- Leaves out derived columns: of a scheduled sale, the price paid today. A sale can therefore be reverted even if it
-- has begun in the meantime.
create or replace function audit_said(p_row jsonb) returns jsonb language sql immutable as $$
  select case when p_row ->> 'sale_price' is null then p_row else p_row - array['price', 'retail_price'] end
$$;

-- Arguments: the row's type, its key columns, the aggregate, the column that names the aggregate (empty: the row
-- itself), and the columns left out because they are secret or derived.
create or replace function audit_row() returns trigger language plpgsql as $$
declare
  v_actor constant jsonb := current_setting('firn.actor')::jsonb;
  v_left constant text[] := string_to_array(tg_argv[4], ',')
    || array['version', 'versioned_by', 'updated_at', 'created_at'];
  v_old jsonb;
  v_new jsonb;
  v_row jsonb;
  v_key jsonb;
  v_id text;
  v_owner text;
  v_version integer;
begin
  if tg_op <> 'INSERT' then v_old := audit_said(to_jsonb(old) - v_left); end if;
  if tg_op <> 'DELETE' then v_new := audit_said(to_jsonb(new) - v_left); end if;
  if v_old = v_new then return null; end if;
  v_row := coalesce(v_new, v_old);
  select jsonb_object_agg(name, v_row -> name), string_agg(v_row ->> name, '/' order by place) into v_key, v_id
  from unnest(string_to_array(tg_argv[1], ',')) with ordinality as k (name, place);
  v_owner := case when tg_argv[3] = '' then v_id else audit_owner(tg_argv[3], v_row) end;
  if tg_argv[2] in ('product', 'category', 'promotion', 'customer', 'customer-group', 'order', 'settings',
    'own-field', 'shipping-zone')
    -- The stock on a store's shelf is logged, but does not increase the store's version.
    or tg_argv[0] = 'store'
  then
    if tg_argv[3] <> '' then v_version := next_version(tg_argv[2], nullif(v_owner, '')::integer);
    elsif tg_op = 'DELETE' then v_version := old.version;
    else v_version := new.version;
    end if;
  elsif tg_argv[2] = 'media' then
    if tg_op = 'DELETE' then v_version := old.revision; else v_version := new.revision; end if;
  -- The low-stock threshold and the shelf count as changes of the product; counted and sold quantities do not.
  elsif tg_argv[2] = 'stock' and tg_op <> 'DELETE'
    and (v_old ->> 'low_at', v_old ->> 'shelf') is distinct from (v_new ->> 'low_at', v_new ->> 'shelf')
  then
    v_version := next_version('product', nullif(v_owner, '')::integer);
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, o.value) filter (where o.key is not null),
      jsonb_object_agg(key, n.value) filter (where n.key is not null) into v_old, v_new
    from jsonb_each(v_old) o full join jsonb_each(v_new) n using (key) where o.value is distinct from n.value;
  end if;
  insert into audit_log (actor_kind, actor_id, actor_name, address, request_id, job_id, action, relation, key, type, record_id,
    aggregate, aggregate_id, version, label, before, after)
  values (v_actor ->> 'kind', (v_actor ->> 'id')::integer, v_actor ->> 'name', v_actor ->> 'address',
    v_actor ->> 'requestId', (v_actor ->> 'jobId')::bigint, lower(tg_op), tg_table_name, v_key, tg_argv[0], v_id,
    tg_argv[2], v_owner, v_version,
    coalesce(v_row ->> 'name', v_row ->> 'sku', v_row ->> 'label', v_row ->> 'title', v_row ->> 'code', v_row ->> 'email', ''),
    v_old, v_new);
  return null;
end $$;

-- The currency of an aggregate's amounts. Null when it has no amounts or no longer exists.
create or replace function audit_currency(p_aggregate text, p_id text) returns text language sql stable as $$
  select case p_aggregate
    when 'order' then (select currency from orders where id = nullif(p_id, '')::integer)
    when 'gift-card' then (select currency from gift_cards where id = nullif(p_id, '')::integer)
    when 'shipping-zone' then (
      select m.currency from shipping_zones z join markets() m on z.region in (m.region, m.pro_region)
      where z.id = nullif(p_id, '')::integer)
    when 'pro-application' then (
      select m.currency from pro_applications a join markets() m on a.region in (m.region, m.pro_region)
      where a.id = nullif(p_id, '')::integer)
  end
$$;

-- Log entries cannot be changed. Only personal data of people who have left is erased from them.
create or replace function audit_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('firn.forgetting', true) = pg_current_xact_id()::text then return new; end if;
  raise exception 'The audit log cannot be changed.' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger audit_is_final before update or delete on audit_log
  for each row execute function audit_is_final();
create or replace trigger audit_is_whole before truncate on audit_log
  for each statement execute function audit_is_final();

-- Erases the entries of an aggregate, or with a second argument those of its parts of that type.
create or replace function audit_forget() returns trigger language plpgsql as $$
begin
  perform set_config('firn.forgetting', pg_current_xact_id()::text, true);
  update audit_log a set label = '',
    before = (select jsonb_object_agg(key, null::text) from jsonb_object_keys(before) key),
    after = (select jsonb_object_agg(key, null::text) from jsonb_object_keys(after) key)
  where a.id in (
    select id from audit_log where tg_nargs = 1 and aggregate = tg_argv[0] and aggregate_id = old.id::text
    union all select id from audit_log where tg_nargs = 2 and type = tg_argv[1] and record_id = old.id::text
  );
  perform set_config('firn.forgetting', '', true);
  return null;
end $$;
create or replace trigger audit_forgotten after delete on customers for each row execute function audit_forget('customer');
create or replace trigger audit_forgotten after delete on pro_applications for each row
  execute function audit_forget('pro-application');
create or replace trigger audit_forgotten after update of email on orders for each row
  when (old.email <> '' and new.email = '') execute function audit_forget('order');
create or replace trigger audit_forgotten after update of to_email on gift_cards for each row
  when (old.to_email <> '' and new.to_email = '') execute function audit_forget('gift-card');
-- A saved view whose search text was removed: the search may have contained a person's name.
create or replace trigger audit_forgotten after update of search on staff_views for each row
  when (old.search ? 'q' and not new.search ? 'q') execute function audit_forget('view');
create or replace trigger audit_forgotten after update of display_name on reviews for each row
  when (old.display_name <> '' and new.display_name = '') execute function audit_forget('review');
create or replace trigger audit_forgotten after update of display_name on product_questions for each row
  when (old.display_name <> '' and new.display_name = '') execute function audit_forget('question', 'question');
create or replace trigger audit_forgotten after update of display_name on product_answers for each row
  when (old.display_name <> '' and new.display_name = '') execute function audit_forget('question', 'answer');

-- Adds the audit triggers to a table. The trigger's name is in capitals so that it sorts before PostgreSQL's own
-- triggers: the deletion of a product is logged before that of its variants.
create or replace function audit_table(
  p_table regclass, p_type text, p_key text, p_aggregate text, p_owner text default '', p_left text default ''
) returns void language plpgsql as $$
begin
  execute format(
    'create or replace trigger "AUDIT" after insert or update or delete on %s for each row
      when (current_setting(''firn.actor'', true) <> '''') execute function audit_row(%L, %L, %L, %L, %L)',
    p_table, p_type, p_key, p_aggregate, p_owner, p_left);
end $$;

do $$
begin
  perform audit_table('products', 'product', 'id', 'product', '', 'owns_words');
  perform audit_table('product_previews', 'product-preview', 'product_id', 'product-preview');
  perform audit_table('product_categories', 'product-category', 'product_id,category_id', 'product', 'product_id');
  perform audit_table('product_options', 'option', 'id', 'product', 'product_id');
  perform audit_table('option_values', 'option-value', 'id', 'product', 'option_id');
  perform audit_table('kind_names', 'kind', 'kind', 'kind');
  perform audit_table('variants', 'variant', 'id', 'product', 'product_id', 'shown,shown_options,is_offered,is_tracked,closed_in');
  perform audit_table('prices', 'price', 'region,variant_id', 'product', 'variant_id', 'turns_at');
  perform audit_table('stock', 'stock', 'variant_id', 'stock', 'variant_id', 'of_product');
  perform audit_table('stock_settings', 'stock-settings', 'is_only', 'stock-settings');
  perform audit_table('import_mappings', 'import-mapping', 'signature', 'import-mapping');
  perform audit_table('categories', 'category', 'id', 'category');
  perform audit_table('promotions', 'promotion', 'id', 'promotion');
  perform audit_table('promotion_codes', 'promotion-code', 'code', 'promotion', 'promotion_id');
  perform audit_table('gift_cards', 'gift-card', 'id', 'gift-card', '', 'seed,code_hash');
  perform audit_table('gift_card_entries', 'gift-card-entry', 'id', 'gift-card', 'card_id');
  perform audit_table('orders', 'order', 'id', 'order', '', 'access_hash,cart_id,confirmation_sent_at');
  perform audit_table('order_lines', 'order-line', 'id', 'order', 'order_id');
  perform audit_table('order_notes', 'order-note', 'id', 'order', 'order_id', 'body');
  perform audit_table('shipments', 'shipment', 'id', 'order', 'order_id');
  perform audit_table('payments', 'payment', 'id', 'order', 'order_id', 'action_url');
  perform audit_table('refunds', 'refund', 'id', 'order', 'payment_id', 'key');
  perform audit_table('returns', 'return', 'id', 'order', 'order_id');
  perform audit_table('return_items', 'return-item', 'return_id,order_line_id', 'order', 'return_id');
  perform audit_table('return_receipts', 'return-receipt', 'return_id,order_line_id,condition', 'order', 'return_id');
  perform audit_table('customers', 'customer', 'id', 'customer', '', 'password_hash,pro_region,pro_until');
  perform audit_table('addresses', 'address', 'id', 'customer', 'customer_id');
  perform audit_table('customer_groups', 'customer-group', 'id', 'customer-group');
  perform audit_table('invoice_terms', 'invoice-terms', 'id', 'invoice-terms');
  perform audit_table('pro_applications', 'pro-application', 'id', 'pro-application', '', 'proof_file');
  perform audit_table('shipping_zones', 'shipping-zone', 'id', 'shipping-zone');
  perform audit_table('shipping_methods', 'shipping-method', 'id', 'shipping-zone', 'zone_id');
  perform audit_table('shipping_settings', 'shipping-settings', 'id', 'shipping-settings');
  perform audit_table('shop_settings', 'settings', 'id', 'settings');
  perform audit_table('tax_postal_rates', 'postal-tax-rate', 'state,postal_code', 'postal-tax-rate');
  perform audit_table('own_fields', 'own-field', 'id', 'own-field');
  perform audit_table('stores', 'store', 'id', 'store', '', 'city_folded');
  perform audit_table('store_stock', 'store-stock', 'store_id,variant_id', 'store', 'store_id');
  perform audit_table('reviews', 'review', 'id', 'review', '', 'email_hash,helpful');
  perform audit_table('product_questions', 'question', 'id', 'question', '', 'email');
  perform audit_table('product_answers', 'answer', 'id', 'question', 'question_id');
  perform audit_table('webhooks', 'webhook', 'id', 'webhook', '', 'salt,failures,failing_since,paused_at');
  perform audit_table('staff_keys', 'key', 'id', 'key', '', 'key_hash,used_at');
  perform audit_table('staff_members', 'member', 'id', 'member', '', 'password_hash,totp_key,totp_step,recovery_codes,seen_at');
  perform audit_table('staff_roles', 'role', 'id', 'role');
  perform audit_table('staff_passkeys', 'member-passkey', 'id', 'member', 'member_id', 'credential_id,user_handle,public_key,counter,last_used_at');
  perform audit_table('staff_views', 'view', 'id', 'view');
  perform audit_table('staff_policy', 'staff-policy', 'is_only', 'staff-policy');
  perform audit_table('search_synonyms', 'synonyms', 'locale,position', 'synonyms', 'locale');
  perform audit_table('search_curations', 'curation', 'locale,question', 'curation');
  perform audit_table('search_kinds', 'search-kind', 'kind,locale', 'search-kind');
  perform audit_table('content_entries', 'entry', 'content_type,uid,locale', 'entry', '', 'author');
  perform audit_table('content_versions', 'entry-draft', 'content_type,uid,locale,version', 'entry', '', 'author');
  perform audit_table('content_types', 'content-type', 'uid', 'content-type');
  perform audit_table('content_assets', 'content-asset', 'uid', 'content-asset');
  perform audit_table('content_taxonomies', 'taxonomy', 'uid', 'taxonomy');
  perform audit_table('content_terms', 'taxonomy-term', 'taxonomy,uid', 'taxonomy', 'taxonomy');
  perform audit_table('content_environments', 'content-environment', 'name', 'content-environment');
  perform audit_table('content_publications', 'publication', 'environment,content_type,uid,locale', 'publication', '', 'author');
  perform audit_table('content_schedules', 'schedule', 'id', 'schedule', '', 'author');
  perform audit_table('media_assets', 'media', 'alias,kind,id', 'media', '', 'ground,revision');
end $$;
