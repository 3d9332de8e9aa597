-- Members' passkeys: they take the place of password and code.
create table staff_passkeys (
  id integer generated always as identity primary key,
  member_id integer not null references staff_members on delete cascade,
  -- As browsers write it down: base64url.
  credential_id text not null unique,
  -- What the authenticator knows the account by; the same for all passkeys of a member, and tells nothing.
  user_handle text not null,
  public_key bytea not null,
  -- Signatures counted by the authenticator; 0 where it does not count.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- Kept by a password manager on several devices.
  is_synced boolean not null default false,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkeys_by_member on staff_passkeys (member_id);
