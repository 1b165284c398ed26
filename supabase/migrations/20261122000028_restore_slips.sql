-- As before, and of orders that hold the number of a transfer as well (slip_holds).
create or replace function public.restore_backup(args jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  known constant text[] := public.backup_tables();
  each_table text;
  strange text;
  columns text;
  numbered text;
  has_rows boolean;
begin
  select name into strange from jsonb_object_keys(args->'tables') as name where name <> all (known) limit 1;
  if strange is not null then
    return jsonb_build_object('outcome', 'newer', 'what', strange);
  end if;
  foreach each_table in array known loop
    execute format('select exists (select from public.%I)', each_table) into has_rows;
    if has_rows then
      return jsonb_build_object('outcome', 'not-empty', 'what', each_table);
    end if;
    select each_table || '.' || key into strange
      from jsonb_object_keys(args->'tables'->each_table->0) as key
      where not exists (
        select from pg_catalog.pg_attribute
          where attrelid = format('public.%I', each_table)::regclass and attname = key and attnum > 0 and not attisdropped
      )
      limit 1;
    if strange is not null then
      return jsonb_build_object('outcome', 'newer', 'what', strange);
    end if;
  end loop;
  foreach each_table in array known loop
    continue when coalesce(jsonb_array_length(args->'tables'->each_table), 0) = 0;
    select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(args->'tables'->each_table->0) as key;
    -- What a trigger would write is in the backup.
    execute format('alter table public.%I disable trigger user', each_table);
    execute format(
      'insert into public.%1$I (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
      each_table, columns
    ) using args->'tables'->each_table;
    -- A table with checks that wait for the end of the transaction can't be altered.
    set constraints all immediate;
    execute format('alter table public.%I enable trigger user', each_table);
    select attname::text into numbered from pg_catalog.pg_attribute
      where attrelid = format('public.%I', each_table)::regclass and attidentity <> '';
    if numbered is not null then
      execute format(
        'select setval(pg_get_serial_sequence(%L, %L), (select max(%I) from public.%I))',
        'public.' || each_table, numbered, numbered, each_table
      );
    end if;
  end loop;
  return jsonb_build_object('outcome', 'restored');
end
$$;
