-- Records what a transaction changes (database/changes). The tags are those of database/changes/tags.ts. Listeners are
-- notified at commit and read the record.
create or replace function record_change(p_tags text[]) returns void language plpgsql as $$
begin
  insert into changes (tags) values (p_tags);
  perform pg_notify('firn_changed', '');
end $$;
