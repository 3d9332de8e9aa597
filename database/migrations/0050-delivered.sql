-- When a parcel arrived, as far as anybody told us: the right of withdrawal counts from then (commerce/returns/withdrawal).
alter table shipments add column delivered_at timestamptz;
