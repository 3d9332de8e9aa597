-- What staff say about a refund, and whether the customer and other systems have been told of it.
alter table refunds
  add column reason text not null default '',
  -- As in order_history; empty: the shop itself, or somebody at the payment provider.
  add column made_by text not null default '',
  -- [{ "order_line_id", "quantity" }]: which pieces it is for; empty: for none in particular.
  add column items jsonb not null default '[]',
  add column announced_at timestamptz;
create index refunds_unannounced on refunds (id) where status = 'done' and announced_at is null;
update refunds set announced_at = now();
