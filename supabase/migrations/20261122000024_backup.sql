-- A backup of whatever database, as one answer, and its way back into an empty one (lib/server/backup).

-- The tables whose rows are kept, those first that others refer to. What counts requests, remembers the registries' answers, proves who
-- somebody is or says when chores were done is of its moment.
create function public.backup_tables() returns text[]
  language plpgsql stable
  set search_path = ''
as $$
declare
  wanted text[];
  ordered text[] := '{}';
  next_table text;
begin
  select array_agg(relname::text order by relname) into wanted from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('request_counts', 'domain_answers', 'sign_in_proofs', 'sessions', 'line_code', 'site_notes');
  while cardinality(wanted) > 0 loop
    select name into next_table from unnest(wanted) as name
      where not exists (
        select from pg_catalog.pg_constraint
          join pg_catalog.pg_class as referred on referred.oid = confrelid
          where contype = 'f' and conrelid = format('public.%I', name)::regclass
            and referred.relname <> name and referred.relname = any (wanted)
      )
      order by name limit 1;
    if next_table is null then
      raise exception 'tables refer to each other: %', array_to_string(wanted, ', ');
    end if;
    ordered := ordered || next_table;
    wanted := array_remove(wanted, next_table);
  end loop;
  return ordered;
end
$$;

-- Answers {taken_at, tables}: all rows of each table as of one moment, since a stable function sees what its caller's statement sees.
create function public.take_backup(args jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = '' set timezone = 'UTC'
as $$
declare
  each_table text;
  kept jsonb;
  tables jsonb := '{}';
begin
  foreach each_table in array public.backup_tables() loop
    execute format('select coalesce(jsonb_agg(kept.part order by kept.part::text), ''[]'') from (select to_jsonb(t) as part from public.%I as t) as kept', each_table)
      into kept;
    tables := tables || jsonb_build_object(each_table, kept);
  end loop;
  return jsonb_build_object('taken_at', now(), 'tables', tables);
end
$$;
grant execute on function public.take_backup(jsonb) to service_role;

-- Takes {tables} of a backup into a database without rows, all or none. Answers {outcome}: restored; not-empty, with the table that has
-- rows; or newer, with the table or column that this database does not know. A column that the backup does not know gets its default.
create function public.restore_backup(args jsonb) returns jsonb
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
grant execute on function public.restore_backup(jsonb) to service_role;
