-- Their work is done for many carts at once now: carts_create and carts_add (database/functions/carts-together.sql).
drop function if exists cart_create_one(uuid, text, text, text, text, bytea, integer, integer, integer, integer);
drop function if exists cart_add_one(uuid, integer, integer, integer, integer, integer);
