-- The colour that a picture's edge has all around, "#ffffff": goods before an even ground are shown whole on it, and what has no
-- such ground fills its frame. Null: it has none, or came before this was looked at.
alter table media_assets add column ground text;
