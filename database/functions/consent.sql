-- Records every step of a subscription, whoever makes it.
create or replace function record_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.created_at <> new.created_at then
    insert into subscription_history (subscription_id, what, at) values (new.id, 'asked', new.created_at);
  end if;
  if new.confirmed_at is not null and (tg_op = 'INSERT' or old.confirmed_at is distinct from new.confirmed_at) then
    insert into subscription_history (subscription_id, what, at) values (new.id, 'confirmed', new.confirmed_at);
  end if;
  if new.left_at is not null and (tg_op = 'INSERT' or old.left_at is distinct from new.left_at) then
    insert into subscription_history (subscription_id, what, at) values (new.id, 'left', new.left_at);
  end if;
  return null;
end $$;
create or replace trigger consent after insert or update on subscriptions for each row execute function record_consent();
