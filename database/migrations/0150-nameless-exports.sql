-- What an export of orders or customers was searched by may name somebody: the audit log keeps that there was a search, as it does
-- from now on (namelessFilter in commerce/staff/audit/writes.ts).
select set_config('firn.forgetting', pg_current_xact_id()::text, true);
update audit_log set after = (after - 'q' - 'tag') || jsonb_build_object('searched', after ? 'q' or coalesce((after ->> 'searched')::boolean, false),
  'tagged', after ? 'tag')
where action = 'export' and type in ('order', 'customer') and after ?| array['q', 'tag'];
select set_config('firn.forgetting', '', true);
