-- What members of staff are told of (commerce/staff/notices). Triggers write a notice down in the transaction in which it
-- happens (database/functions/notices.sql).
create table staff_notices (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it is about; the same is told once.
  subject text not null,
  at timestamptz not null default now(),
  -- The price region that it happened in; null: none in particular.
  market text,
  data jsonb not null,
  -- Whether those who want an e-mail at once have been found.
  is_spread boolean not null default false,
  unique (kind, subject)
);
create index staff_notices_latest on staff_notices (at desc, id desc);
create index staff_notices_unspread on staff_notices (id) where not is_spread;

-- What a member chose otherwise than everybody gets it: in the office, and no e-mail.
create table staff_notice_choices (
  member_id integer not null references staff_members on delete cascade,
  kind text not null,
  in_office boolean not null,
  email text not null check (email in ('off', 'now', 'daily')),
  changed_at timestamptz not null default now(),
  primary key (member_id, kind)
);

create table staff_notice_reads (
  member_id integer not null references staff_members on delete cascade,
  notice_id bigint not null references staff_notices on delete cascade,
  primary key (member_id, notice_id)
);
create index staff_notice_reads_by_notice on staff_notice_reads (notice_id);

-- E-mails, written down with the job that sends them; a notice goes into one e-mail to a member.
create table staff_notice_mails (
  id bigint generated always as identity primary key,
  member_id integer not null references staff_members on delete cascade,
  is_digest boolean not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create table staff_notice_mailed (
  member_id integer not null references staff_members on delete cascade,
  notice_id bigint not null references staff_notices on delete cascade,
  mail_id bigint not null references staff_notice_mails on delete cascade,
  primary key (member_id, notice_id)
);
create index staff_notice_mailed_by_mail on staff_notice_mailed (mail_id);
create index staff_notice_mailed_by_notice on staff_notice_mailed (notice_id);
