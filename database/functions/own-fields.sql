-- The values of a row's own fields, each with what is needed to show it, in the merchant's order. Fields in the bin are
-- left out.
create or replace function own_fields_of(p_aggregate text, p_values jsonb) returns jsonb language sql stable as $$
  select case when p_values = '{}' then '[]'::jsonb else (
    select coalesce(jsonb_agg(jsonb_build_object('key', key, 'kind', kind, 'labels', labels, 'unit', unit, 'choices', choices,
      'audience', audience, 'isSearchable', is_searchable, 'value', p_values -> key) order by position, id), '[]')
    from own_fields where aggregate = p_aggregate and deleted_at is null and p_values ? key
  ) end
$$;

-- The list terms (catalog/listings) by which products can be filtered on their own fields: "own_wood:oak",
-- "own_length:156".
create or replace function own_terms(p_values jsonb) returns text[] language sql stable as $$
  select case when p_values = '{}' then '{}'::text[] else array(
    select distinct 'own_' || key || ':' || case when kind <> 'yes-no' then value when value = 'true' then 'yes' else 'no' end as term
    from own_fields, jsonb_array_elements_text(
      case jsonb_typeof(p_values -> key) when 'array' then p_values -> key else jsonb_build_array(p_values -> key) end) as value
    where aggregate = 'product' and deleted_at is null and is_filterable and audience <> 'staff' and p_values ? key
    order by term
  ) end
$$;

-- The values of an own field as category rules compare them: each choice, "yes" or "no", and texts in each language.
create or replace function own_values(p_aggregate text, p_key text, p_values jsonb) returns setof text language sql stable as $$
  select case when kind <> 'yes-no' then value when value = 'true' then 'yes' else 'no' end
  from own_fields, jsonb_array_elements_text(case jsonb_typeof(p_values -> p_key)
    when 'array' then p_values -> p_key
    when 'object' then jsonb_path_query_array(p_values -> p_key, '$.*')
    else jsonb_build_array(p_values -> p_key) end) as value
  where aggregate = p_aggregate and key = p_key and deleted_at is null and p_values ? p_key
$$;

create or replace function own_number(p_aggregate text, p_key text, p_values jsonb) returns setof numeric language sql stable as $$
  select (p_values ->> p_key)::numeric from own_fields
  where aggregate = p_aggregate and key = p_key and deleted_at is null and jsonb_typeof(p_values -> p_key) = 'number'
$$;

-- The same as staff write them: key and value.
create or replace function own_values_of(p_aggregate text, p_values jsonb) returns jsonb language sql stable as $$
  select case when p_values = '{}' then p_values else (
    select coalesce(jsonb_object_agg(key, p_values -> key order by position, id), '{}')
    from own_fields where aggregate = p_aggregate and deleted_at is null and p_values ? key
  ) end
$$;
