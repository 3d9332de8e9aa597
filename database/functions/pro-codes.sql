-- Returns the day on which a professional's code ends, as commerce/customers/accounts/pro-code.ts reads it: a last day
-- that cannot be read is long past.
create or replace function pro_last_day(p_value jsonb) returns date language plpgsql stable set datestyle = 'ISO, MDY' as $$
declare
  v_text constant text := p_value #>> '{}';
  v_day date;
  v_numbers integer[];
begin
  if coalesce(v_text, '') !~ '\S' then return null; end if;
  begin
    if v_text ~ '^\s*\d{4}-\d\d-\d\d(T|\s|$)' then return substring(v_text from '\d{4}-\d\d-\d\d')::date; end if;
    if jsonb_typeof(p_value) = 'string' and v_text !~ '^\s*\d{4}-' then
      v_day := v_text::date;
      v_numbers := array(select (regexp_matches(v_text, '\d+', 'g'))[1]::integer);
      if v_numbers @> array[extract(year from v_day)::integer, extract(day from v_day)::integer] then return v_day; end if;
    end if;
  exception when others then
    null;
  end;
  return '1970-01-01';
end $$;

create or replace function pro_code_in(p_text text, out region text, out until date) language plpgsql stable as $$
declare
  v_code jsonb;
begin
  if p_text !~ '^\s*\{' then return; end if;
  begin
    v_code := p_text::jsonb;
  exception when others then
    return;
  end;
  if jsonb_typeof(v_code -> 'region') <> 'string' then return; end if;
  region := lower(trim(v_code ->> 'region'));
  until := pro_last_day(v_code -> 'expiration_date');
end $$;

create or replace function pro_code_of(p_fields jsonb, p_notes text, out region text, out until date) language plpgsql stable as $$
begin
  select c.region, c.until into region, until
  from (
    select value ->> 'value' as code from jsonb_array_elements(p_fields) with ordinality as f (value, place)
    where lower(trim(value ->> 'name')) = 'pro code' order by place limit 1
  ) field, pro_code_in(field.code) c;
  if region is null then select c.region, c.until into region, until from pro_code_in(p_notes) c; end if;
  -- Others than professionals have no code that ends.
  if region is null or not is_pro_region(region) then region := null; until := null; end if;
end $$;

-- Maintains the columns by which lists find professionals with their code (commerce/customers/pro). Its name sorts
-- before "versioned", so it runs first.
create or replace function settle_pro_code() returns trigger language plpgsql as $$
begin
  select region, until into new.pro_region, new.pro_until from pro_code_of(new.form_fields, new.notes);
  return new;
end $$;
create or replace trigger pro_code_new before insert on customers for each row
  when (new.form_fields <> '[]' or new.notes <> '') execute function settle_pro_code();
create or replace trigger pro_code_changed before update of form_fields, notes on customers for each row
  when ((old.form_fields, old.notes) is distinct from (new.form_fields, new.notes)) execute function settle_pro_code();
