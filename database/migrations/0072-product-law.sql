-- What the law asks shops to say of products: who made them and who answers for them in the Union, what they warn of
-- (regulation (EU) 2023/988, article 19), and how much is in them (directive 98/6/EC).
alter table products
  add column safety_contacts jsonb not null default '[]',
  add column safety_warnings jsonb not null default '[]',
  add column net_content text check (net_content ~ '^[0-9]+(\.[0-9]+)? (g|kg|ml|l|m)$');
