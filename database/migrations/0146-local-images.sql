-- Pictures of a category for single languages, in place of its own: { "de": { "tile_image": "boards-de" } }.
alter table categories add column local_images jsonb not null default '{}' check (jsonb_typeof(local_images) = 'object');
