-- The session that made a guest's cart (SHA-256 of its id): what is typed into its checkout is shown to that session alone.
-- Null: none is known; the cart's key opens it.
alter table carts add column session_hash bytea;
update carts c set session_hash = s.id_hash from sessions s where s.cart_id = c.id and c.customer_id is null;
