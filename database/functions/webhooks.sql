-- Writes down what happened for whoever wants to hear of it. Each of p_data names its thing as "id"; no two the same.
create or replace function webhook_emit(p_type text, p_data jsonb[]) returns void language plpgsql as $$
declare
  v_webhooks integer[];
begin
  if cardinality(p_data) = 0 then return; end if;
  select array_agg(id) into v_webhooks from webhooks where is_active and events && array[p_type, '*'];
  if v_webhooks is null then return; end if;
  with happened as (
    insert into webhook_events (type, data, subject) select p_type, one, one ->> 'id' from unnest(p_data) as one
    on conflict (created_at, xact, type, subject) do update set data = excluded.data
    returning id
  )
  insert into webhook_deliveries (webhook_id, event_id)
  -- Held until the change is committed: a webhook that is just being removed gets nothing more, and breaks nothing.
  select w.id, happened.id
  from happened, (select id from webhooks where id = any (v_webhooks) order by id for key share) as w
  on conflict (event_id, webhook_id) do nothing;
  perform record_change(array['webhooks']);
end $$;
