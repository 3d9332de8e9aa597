-- Notices for staff members (commerce/staff/notices), written in the transaction of the event, so that a killed process
-- loses none and each is sent once. The process that receives the change looks for members who want an e-mail at once.
-- When there are none, no change is recorded: otherwise every order would wait for the commits of others, as any
-- transaction that notifies does.
create or replace function note_for_staff(p_kind text, p_subject text, p_market text, p_data jsonb) returns void language plpgsql as $$
declare
  v_is_mailed boolean;
begin
  insert into staff_notices (kind, subject, market, data, is_spread)
  values (p_kind, p_subject, p_market, p_data,
    not exists (select from staff_notice_choices where kind = p_kind and email = 'now'))
  on conflict (kind, subject) do nothing returning not is_spread into v_is_mailed;
  if v_is_mailed then perform record_change(array['staff-notices']); end if;
end $$;

create or replace function notice_orders() returns trigger language plpgsql as $$
begin
  if new.status = 'disputed' then
    perform note_for_staff('payment-unclear', 'dispute/' || new.id, new.region, jsonb_build_object('orderId', new.id, 'why', 'disputed'));
  else
    perform note_for_staff('new-order', new.id::text, new.region,
      jsonb_build_object('orderId', new.id, 'total', new.total, 'currency', new.currency));
  end if;
  return null;
end $$;
-- Orders count once they are confirmed.
create or replace trigger staff_noticed after update of status on orders for each row
  when (new.confirmed_at is not null and (old.confirmed_at is null or (new.status = 'disputed' and old.status <> 'disputed')))
  execute function notice_orders();

-- Once for each time the stock falls to the threshold or below.
create or replace function notice_stock() returns trigger language plpgsql as $$
declare
  v_low integer := new.low_at;
begin
  if v_low is null then select low_at into v_low from stock_settings; end if;
  if old.available <= v_low or new.available > v_low then return null; end if;
  perform note_for_staff('low-stock', v.id || '/' || pg_current_xact_id()::text, null, jsonb_build_object(
    'variantId', v.id, 'productId', v.product_id, 'sku', v.sku, 'name', p.name, 'available', new.available))
  from variants v join products p on p.id = v.product_id
  where v.id = new.variant_id and p.inventory_tracking <> 'none' and p.deleted_at is null;
  return null;
end $$;
create or replace trigger staff_noticed after update of available on stock for each row
  when (new.available < old.available and (new.low_at is null or (new.available <= new.low_at and old.available > new.low_at)))
  execute function notice_stock();

create or replace function notice_jobs() returns trigger language plpgsql as $$
begin
  perform note_for_staff('failed-job', new.id || '/' || pg_current_xact_id()::text, null,
    jsonb_build_object('jobId', new.id, 'job', new.kind, 'error', left(new.report ->> 'error', 200)));
  return null;
end $$;
create or replace trigger staff_noticed after update of status on staff_jobs for each row
  when (new.status = 'failed' and old.status <> 'failed') execute function notice_jobs();

create or replace function notice_applications() returns trigger language plpgsql as $$
begin
  perform note_for_staff('pro-application', new.id::text, null, jsonb_build_object('applicationId', new.id));
  return null;
end $$;
create or replace trigger staff_noticed after insert on pro_applications for each row execute function notice_applications();

create or replace function notice_returns() returns trigger language plpgsql as $$
begin
  perform note_for_staff('return', new.id::text, o.region, jsonb_build_object('returnId', new.id, 'orderId', o.id))
  from orders o where o.id = new.order_id;
  return null;
end $$;
create or replace trigger staff_noticed after insert on returns for each row execute function notice_returns();

create or replace function notice_words() returns trigger language plpgsql as $$
begin
  perform note_for_staff(tg_argv[0], new.id::text, null, jsonb_build_object('id', new.id, 'productId', new.product_id, 'name', p.name))
  from products p where p.id = new.product_id;
  return null;
end $$;
create or replace trigger staff_noticed after insert on reviews for each row
  when (new.status = 'pending' and new.origin <> 'import') execute function notice_words('review');
create or replace trigger staff_noticed_new after insert on product_questions for each row
  when (new.status = 'pending') execute function notice_words('question');
create or replace trigger staff_noticed after update of status on product_questions for each row
  when (new.status = 'pending' and old.status = 'unconfirmed') execute function notice_words('question');

-- Payments and refunds whose outcome has been unknown for ten minutes. Called by a job once a minute.
create or replace function notice_unclear() returns void language plpgsql as $$
begin
  perform note_for_staff('payment-unclear', 'payment/' || p.id, o.region, jsonb_build_object('orderId', o.id, 'why', 'payment'))
  from orders o join payments p on p.order_id = o.id and p.status = 'pending'
  where o.status = 'pending' and o.placed_at < now() - interval '10 minutes'
    and not exists (select from staff_notices n where n.kind = 'payment-unclear' and n.subject = 'payment/' || p.id)
  limit 100;
  perform note_for_staff('payment-unclear', 'refund/' || r.id, o.region, jsonb_build_object('orderId', o.id, 'why', 'refund'))
  from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
  where r.status = 'pending' and r.created_at < now() - interval '10 minutes'
    and not exists (select from staff_notices n where n.kind = 'payment-unclear' and n.subject = 'refund/' || r.id)
  limit 100;
end $$;

-- A note about an order that mentions a member notifies only that member. The notice counts as read when they have seen
-- the note, and is deleted with it.
create or replace function notice_mentions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from staff_notices where kind = 'mention' and subject = old.id::text;
  elsif tg_op = 'UPDATE' then
    insert into staff_notice_reads (member_id, notice_id)
    select new.member_id, id from staff_notices where kind = 'mention' and subject = new.id::text on conflict do nothing;
  else
    insert into staff_notices (kind, subject, market, data, member_id)
    select 'mention', new.id::text, o.region, jsonb_build_object('orderId', o.id,
      'name', regexp_replace(new.made_by, '^(member|staff):\d+ ', ''), 'text', left(n.body, 200)), new.member_id
    from order_notes n join orders o on o.id = n.order_id where n.id = new.note_id
    on conflict (kind, subject) do nothing;
    if found then perform record_change(array['staff-notices']); end if;
  end if;
  return null;
end $$;
create or replace trigger staff_noticed after insert or delete on mentions for each row execute function notice_mentions();
create or replace trigger staff_seen after update of seen_at on mentions for each row
  when (old.seen_at is null and new.seen_at is not null) execute function notice_mentions();
