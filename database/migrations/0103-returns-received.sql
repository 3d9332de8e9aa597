-- Returns, line by line: in which condition their pieces came, and what follows for the money.
create table return_receipts (
  return_id integer not null references returns on delete cascade,
  order_line_id bigint not null references order_lines on delete cascade,
  condition text not null check (condition in ('as-new', 'worn', 'damaged', 'missing')),
  quantity integer not null check (quantity > 0),
  -- Whether these pieces went back into stock.
  restock boolean not null,
  primary key (return_id, order_line_id, condition),
  constraint return_receipts_missing check (condition <> 'missing' or not restock)
);

-- undecided: the pieces are here, and somebody who may pay back has still to say what follows.
alter table returns
  add column settlement text not null default 'refund' check (settlement in ('refund', 'credit', 'undecided')),
  -- Instead of what the pieces came to: less for what they lost in worth. Minor units of the order's currency.
  add column refund_amount bigint check (refund_amount >= 0),
  add column exchange_order_id integer references orders on delete set null;
create index returns_by_status on returns (status, id);
