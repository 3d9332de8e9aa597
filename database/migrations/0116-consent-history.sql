-- When an address asked for letters, confirmed it and left, time after time: who sends letters has to be able to show it. Kept by
-- the trigger of database/functions/consent.sql; goes with the subscription.
create table subscription_history (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscriptions on delete cascade,
  what text not null check (what in ('asked', 'confirmed', 'left')),
  at timestamptz not null
);
create index subscription_history_of on subscription_history (subscription_id, id);

insert into subscription_history (subscription_id, what, at)
select s.id, w.what, w.at from subscriptions s cross join lateral (
  values ('asked', s.created_at), ('confirmed', s.confirmed_at), ('left', s.left_at)
) as w (what, at)
where w.at is not null order by s.id, w.at;
