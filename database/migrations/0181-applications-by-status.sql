-- Applications of professionals are narrowed by their state, also by one that few are in.
create index pro_applications_by_status on pro_applications (status, id);
drop index pro_applications_waiting;
