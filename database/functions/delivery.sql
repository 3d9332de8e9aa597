-- Product pages show arrival dates and the free-delivery threshold, so a change of zones, methods or settings is
-- recorded.
create or replace function record_delivery() returns trigger language plpgsql as $$
begin
  perform record_change(array['delivery']);
  return null;
end $$;

create or replace trigger delivery_zones_recorded after insert or update or delete on shipping_zones
  for each statement execute function record_delivery();
create or replace trigger delivery_methods_recorded after insert or update or delete on shipping_methods
  for each statement execute function record_delivery();
create or replace trigger delivery_settings_recorded after insert or update or delete on shipping_settings
  for each statement execute function record_delivery();
