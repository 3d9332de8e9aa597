-- Applications of professionals are found by a part of a name, an address or an association.
create index pro_applications_by_words on pro_applications
  using gin (lower(first_name || ' ' || last_name || ' ' || email || ' ' || association) gin_trgm_ops);

-- Jobs are found by who started them, and narrowed by their kind and state.
create index staff_jobs_by_starter on staff_jobs using gin (lower(started_by ->> 'name') gin_trgm_ops);
create index staff_jobs_by_kind on staff_jobs (kind, id);
create index staff_jobs_by_status on staff_jobs (status, id);

-- Accounts of professionals are ordered by name.
create index customers_pro_by_name on customers (lower(last_name) text_pattern_ops, id) where pro_region is not null;
