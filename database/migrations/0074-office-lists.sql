-- What the office's lists of customers are searched and ordered by. Beginnings of words need an index that compares by letters.
create index customers_by_last_name on customers (lower(last_name) text_pattern_ops, id);
create index customers_by_names on customers (lower(first_name || ' ' || last_name) text_pattern_ops);
create index customers_by_folded_email on customers (lower(email) text_pattern_ops);

-- Reviews: a part of a word, from three letters on.
create index reviews_by_words on reviews using gin (lower(title || ' ' || body || ' ' || display_name) gin_trgm_ops);

-- Promotions by the beginning of a code.
create index promotion_codes_by_beginning on promotion_codes (code text_pattern_ops);
