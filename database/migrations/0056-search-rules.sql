-- By which rules an index was made of documents: one that others made is made anew, beside the live one.
alter table search_generations add column rules integer not null default 0;
