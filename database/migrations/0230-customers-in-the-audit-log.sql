-- Changes that customers make of their own account are logged, so that they can be merged with what staff change
-- meanwhile.
alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('member', 'key', 'job', 'program', 'customer')) not valid;
