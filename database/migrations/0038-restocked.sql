-- Pieces that came back go into stock once, whoever puts them there: a cancellation, a refund or a return.
alter table order_lines add column restocked integer not null default 0;
update order_lines l set restocked = l.quantity from orders o
where o.id = l.order_id and o.status = 'cancelled' and l.from_stock;
update order_lines l set restocked = least(l.quantity, b.quantity)
from (
  select i.order_line_id, sum(i.quantity)::integer as quantity
  from return_items i join returns r on r.id = i.return_id
  where r.status in ('received', 'refunded') group by i.order_line_id
) b
where b.order_line_id = l.id and l.from_stock and l.restocked = 0;
alter table order_lines add constraint order_lines_restocked check (restocked between 0 and quantity);

-- The pieces of a refund go back into stock once its money has.
alter table refunds add column restock boolean not null default false;
