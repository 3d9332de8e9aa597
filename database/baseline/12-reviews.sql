-- Reviews are what buyers say of products. Nothing is shown before staff have published it.
create table reviews (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  customer_id integer references customers on delete set null,
  order_id integer references orders on delete set null,
  -- The author's e-mail address as SHA-256, where no account names the author; removed with the customer.
  email_hash bytea,
  -- purchase: written here by a buyer; import: brought along from elsewhere, which vouches for is_verified.
  origin text not null default 'purchase' check (origin in ('purchase', 'import')),
  is_verified boolean not null default true,
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  body text not null,
  -- Empty: the writer has left, or wants no name.
  display_name text not null,
  language text not null,
  fit text check (fit in ('small', 'true', 'large')),
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  reason text not null default '',
  helpful integer not null default 0,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text not null default '',
  -- Facts about the author: the size that they have, and their weight and height as far as they say. Then the
  -- translations that staff have made: {"de": {"title": "…", "text": "…"}}.
  size text not null default '' check (length(size) <= 40),
  weight smallint check (weight between 10 and 200),
  height smallint check (height between 70 and 230),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')
);
create unique index reviews_once_by_customer on reviews (product_id, customer_id) where customer_id is not null;
create unique index reviews_once_by_email on reviews (product_id, email_hash) where email_hash is not null;
create index reviews_shown on reviews (product_id, created_at desc, id desc) where status = 'published';
create index reviews_waiting on reviews (id) where status = 'pending';
create index reviews_of_customers on reviews (customer_id) where customer_id is not null;
create index reviews_of_orders on reviews (order_id) where order_id is not null;
-- Reviews: a part of a word, from three letters on.
create index reviews_by_words on reviews using gin (lower(title || ' ' || body || ' ' || display_name) gin_trgm_ops);

-- Pictures of a review, by their media ids. Without a review: to be removed by the next clearing.
create table review_photos (
  media_id text primary key,
  review_id integer references reviews on delete set null,
  position smallint not null,
  width integer not null,
  height integer not null
);
create index review_photos_by_review on review_photos (review_id, position);

-- Review summaries hold what lists and pages show of all published reviews; each decision writes them, in its
-- transaction.
create table review_summaries (
  product_id integer primary key references products on delete cascade,
  count integer not null default 0,
  -- The average to one decimal; null while there are no reviews.
  average numeric(2, 1),
  -- The numbers of reviews with one star, two, three, four, five.
  stars integer[] not null default '{0,0,0,0,0}',
  -- The numbers of those who find that the product runs small, true to size, large.
  fits integer[] not null default '{0,0,0}'
);

create table product_questions (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  customer_id integer references customers on delete set null,
  -- The address to which the answer is sent; empty when nobody waits for it any more.
  email text not null default '',
  display_name text not null,
  body text not null,
  locale text not null,
  -- unconfirmed: the address has not been confirmed by the link that was sent to it.
  status text not null default 'pending' check (status in ('unconfirmed', 'pending', 'published', 'rejected')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text not null default ''
);
create index product_questions_shown on product_questions (product_id, id desc) where status = 'published';
create index product_questions_waiting on product_questions (id) where status = 'pending';
create index product_questions_of_customers on product_questions (customer_id) where customer_id is not null;

create table product_answers (
  id integer generated always as identity primary key,
  question_id integer not null references product_questions on delete cascade,
  customer_id integer references customers on delete set null,
  is_staff boolean not null default false,
  display_name text not null,
  body text not null,
  language text not null,
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text not null default ''
);
create index product_answers_by_question on product_answers (question_id, id);
create index product_answers_waiting on product_answers (id) where status = 'pending';
create index product_answers_of_customers on product_answers (customer_id) where customer_id is not null;

-- Review votes name who found a review helpful: SHA-256 of a customer's number or of a session.
create table review_votes (
  review_id integer not null references reviews on delete cascade,
  voter bytea not null,
  created_at timestamptz not null default now(),
  primary key (review_id, voter)
);

-- Review reports name who finds that a review or question should be removed.
create table review_reports (
  id integer generated always as identity primary key,
  what text not null check (what in ('review', 'question', 'answer')),
  target_id integer not null,
  reporter bytea not null,
  note text not null,
  created_at timestamptz not null default now(),
  unique (what, target_id, reporter)
);

-- Orders whose buyers were asked for a review, so that nobody is asked twice.
create table review_requests (
  order_id integer primary key references orders on delete cascade,
  asked_at timestamptz not null default now()
);

-- Review opt-outs name who wants no e-mails that ask for a review: SHA-256 of the address.
create table review_optouts (
  email_hash bytea primary key,
  created_at timestamptz not null default now()
);

comment on column reviews.weight is 'Kilograms';

comment on column reviews.height is 'Centimetres';
