-- What a line of an order's history tells, as data: the office says it in the language of whoever reads (the note stays
-- what programs are told, in English). Null: the note is what somebody wrote. commerce/sales/orders/history/fact.ts.
alter table order_history add column fact jsonb;

update order_history set fact = case
  when note ~ '^shipment [0-9]+ delivered$'
    then jsonb_build_object('what', 'parcel-delivered', 'number', split_part(note, ' ', 2)::bigint)
  when note ~ '^shipment [0-9]+ is '
    then jsonb_build_object('what', 'parcel-changed', 'number', split_part(note, ' ', 2)::bigint,
      'text', nullif(regexp_replace(note, '^shipment [0-9]+ is ', ''), 'without a number'))
  when note ~ '^return [0-9]+ (requested|approved|received|refused)(: |$)'
    then jsonb_build_object('what', 'return', 'number', split_part(note, ' ', 2)::bigint,
      'to', split_part(split_part(note, ' ', 3), ':', 1), 'text', nullif(regexp_replace(note, '^return [0-9]+ \w+(: )?', ''), ''))
  when note ~ '^return [0-9]+ settled$'
    then jsonb_build_object('what', 'return-settled', 'number', split_part(note, ' ', 2)::bigint)
  when note ~ '^return [0-9]+ exchanged by order [0-9]+$'
    then jsonb_build_object('what', 'return-exchanged', 'number', split_part(note, ' ', 2)::bigint,
      'order', split_part(note, ' ', 6)::bigint)
  when note ~ '^withdrawal [0-9]+ declared$'
    then jsonb_build_object('what', 'withdrawal', 'number', split_part(note, ' ', 2)::bigint)
  when note ~ '^exchange for return [0-9]+ of order [0-9]+$'
    then jsonb_build_object('what', 'exchange', 'number', split_part(note, ' ', 4)::bigint, 'order', split_part(note, ' ', 7)::bigint)
  when note ~ '^on hold: ' then jsonb_build_object('what', 'held', 'text', substr(note, 10))
  when note = 'released' then '{"what": "released"}'
  when note = 'delivery address changed' then '{"what": "address"}'
  when note = 'money went back' then '{"what": "money-back"}'
  when note = 'dispute won' then '{"what": "dispute-won"}'
  when note = 'payment arrived late and was refunded' then '{"what": "payment-late"}'
  when note ~ '^invoice paid(: |$)'
    then jsonb_build_object('what', 'invoice-paid', 'text', nullif(regexp_replace(note, '^invoice paid(: )?', ''), ''))
  when note ~ '^to be paid by invoice in [0-9]+ days$'
    then jsonb_build_object('what', 'invoice-due', 'number', split_part(note, ' ', 7)::integer)
  when note ~ '^payment (declined|cancelled): '
    then jsonb_build_object('what', 'payment-ended', 'to', split_part(split_part(note, ' ', 2), ':', 1),
      'text', regexp_replace(note, '^payment \w+: ', ''))
  end
where note ~ '^(shipment|return|withdrawal|exchange for return|on hold:|invoice paid|to be paid by invoice|payment) ?'
  or note in ('released', 'delivery address changed', 'money went back', 'dispute won');

-- What a provider reported of a payment, to be told with it.
create index payment_events_by_payment on payment_events ((event ->> 'paymentId')) where event ->> 'paymentId' is not null;
create index payment_events_by_reference on payment_events ((event ->> 'reference')) where event ->> 'reference' is not null;
