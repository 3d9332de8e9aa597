-- Notices for one member alone, such as a note that names them; null: for all whose permissions and markets allow it.
alter table staff_notices add column member_id integer references staff_members on delete cascade;
create index staff_notices_by_member on staff_notices (member_id, at desc) where member_id is not null;
