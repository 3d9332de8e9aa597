-- What the office's lists look up: which option shows a picture, and what was done that is no change of a row (exports, sign-ins).
create index option_values_by_picture on option_values (picture) where picture is not null;
create index audit_log_by_action on audit_log (action, id) where action not in ('insert', 'update', 'delete');
