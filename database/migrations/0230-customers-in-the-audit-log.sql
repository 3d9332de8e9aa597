-- What customers change of their own account is logged, so that staff who edit it meanwhile are brought together with it.
alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('member', 'key', 'job', 'program', 'customer')) not valid;
