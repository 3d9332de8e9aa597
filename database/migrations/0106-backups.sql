-- When backups were made: the program that makes them says so, and the office shows the age of the latest.
create table backups (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  note text not null default '',
  made_by text not null
);
create index backups_latest on backups (at desc);
