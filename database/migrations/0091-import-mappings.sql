-- Which formats there are is known to the code that reads them.
alter table import_files drop constraint import_files_format_check;

-- What staff said of the columns of files whose header row nobody knows, to be remembered for the next such file.
create table import_mappings (
  -- SHA-256 of the header row, hexadecimal.
  signature text primary key,
  format text not null,
  -- Column of the file → field of the format.
  columns jsonb not null,
  changed_at timestamptz not null default now()
);
