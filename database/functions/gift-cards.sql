-- Keeps the balance. A card that holds the value of an exchange is unknown to the buyer. When the order it paid for
-- refunds something, that order's buyer receives the card, and its e-mail is sent like that of any card (findUnsent).
create or replace function gift_card_book() returns trigger language plpgsql as $$
begin
  update gift_cards set balance = balance + new.amount where id = new.card_id;
  if new.kind in ('returned', 'refunded') then
    update gift_cards g set to_email = o.email,
      to_name = trim(concat(o.billing_address ->> 'firstName', ' ', o.billing_address ->> 'lastName'))
    from orders o
    where g.id = new.card_id and g.to_email = '' and o.id = new.order_id and o.confirmed_at is not null and o.email <> ''
      and exists (select from refunds where credit_card_id = g.id);
  end if;
  return null;
end $$;

create or replace function gift_card_entries_stay() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of the gift card ledger are never changed';
end $$;

-- The cards of a checkout that may be spent, [{ "id", "last4", "currency", "balance" }], in the order they were
-- entered. The balance includes what an unfinished payment for this cart holds.
create or replace function gift_cards_of(p_cart uuid, p_cards jsonb) returns json language sql stable as $$
  select json_agg(json_build_object('id', g.id, 'last4', g.last4, 'currency', g.currency,
    'balance', g.balance - coalesce((
      select sum(e.amount) from orders o join gift_card_entries e on e.order_id = o.id and e.card_id = g.id
      where o.cart_id = p_cart and o.status = any (open_statuses())
    ), 0)) order by entered.at)
  from jsonb_array_elements_text(p_cards) with ordinality as entered (id, at)
  join gift_cards g on g.id = entered.id::integer
  where g.is_active and (g.expires_at is null or g.expires_at > now())
$$;

-- Takes an order's amounts, [{ "id", "amount" }], from the cards. Returns false when a card has too little; then
-- nothing is taken. Cards are locked in the order of their ids to avoid deadlocks.
create or replace function gift_cards_hold(p_parts jsonb) returns boolean language plpgsql as $$
declare
  v_short boolean;
begin
  select bool_or(g.id is null or g.balance < p.amount) into v_short
  from jsonb_to_recordset(p_parts) as p (id integer, amount bigint)
  left join (
    select id, balance from gift_cards
    where id in (select (x ->> 'id')::integer from jsonb_array_elements(p_parts) x)
      and is_active and (expires_at is null or expires_at > now())
    order by id for update
  ) g on g.id = p.id;
  return v_short is not true;
end $$;

-- Returns to the cards what a failed or cancelled order took, minus what was returned before. Cards that this order
-- bought become void.
create or replace function gift_cards_release() returns trigger language plpgsql as $$
begin
  perform from gift_cards where id in (
    select card_id from gift_card_entries where order_id = new.id
    union select g.id from gift_cards g join order_lines l on l.id = g.order_line_id where l.order_id = new.id
  ) order by id for update;
  insert into gift_card_entries (card_id, amount, kind, order_id)
  select card_id, -sum(amount), 'returned', new.id from gift_card_entries
  where order_id = new.id and kind in ('spent', 'returned', 'refunded')
  group by card_id having sum(amount) < 0;
  insert into gift_card_entries (card_id, amount, kind, order_id)
  select g.id, -g.balance, 'voided', new.id
  from gift_cards g join order_lines l on l.id = g.order_line_id where l.order_id = new.id and g.balance > 0;
  update gift_cards g set is_active = false from order_lines l where l.id = g.order_line_id and l.order_id = new.id;
  return null;
end $$;
create or replace trigger gift_card_booked after insert on gift_card_entries for each row execute function gift_card_book();
create or replace trigger gift_card_entries_kept before update of amount, card_id, kind on gift_card_entries
for each row execute function gift_card_entries_stay();
create or replace trigger gift_cards_released after update of status on orders
for each row when (new.status = 'cancelled' and old.status <> 'cancelled') execute function gift_cards_release();
