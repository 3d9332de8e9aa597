-- Whoever fills the catalogue with keys of his own making may leave the references unchecked (session_replication_role).
-- What prices were, and which listings the search has to read again, is written down all the same.
alter table prices enable always trigger prices_logged_new;
alter table listings enable always trigger listings_added;
alter table listings enable always trigger listings_changed;
