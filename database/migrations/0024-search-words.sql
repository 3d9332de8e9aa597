-- What the shop's staff tell the search: words for the same thing, and what stands first (or nowhere) for a question.

create table search_synonyms (
  locale text not null,
  position integer not null,
  words text[] not null,
  primary key (locale, position)
);

create table search_curations (
  locale text not null,
  -- Folded as questions are: lower case, no accents.
  question text not null,
  -- "product:kestrel", the first one first.
  promoted text[] not null default '{}',
  hidden text[] not null default '{}',
  primary key (locale, question)
);

-- What people had asked when they chose a result, by day: the popular questions.
create table search_questions (
  locale text not null,
  question text not null,
  day date not null default current_date,
  clicks integer not null default 1,
  primary key (locale, day, question)
);
