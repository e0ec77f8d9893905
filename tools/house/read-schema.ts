import type { Db } from '../../server/src/database/db.ts'

/** What the catalog says of the schema `public`, in the words of PostgreSQL. */
export type Schema = {
  readonly tables: readonly Table[]
  readonly views: readonly { readonly name: string; readonly options: string; readonly columns: string }[]
  readonly functions: readonly Routine[]
}

export type Table = {
  readonly name: string
  readonly comment: string | null
  readonly rowSecurity: 'forced' | 'enabled' | 'none'
  readonly columns: readonly Column[]
  readonly constraints: readonly { readonly name: string; readonly kind: string; readonly definition: string }[]
  readonly indexes: readonly string[]
  readonly triggers: readonly { readonly definition: string; readonly fn: string }[]
  readonly policies: readonly Policy[]
}

type Column = {
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  readonly value: string | null
  readonly kind: 'default' | 'generated' | 'identity'
  readonly comment: string | null
}

type Policy = {
  readonly name: string
  readonly cmd: string
  readonly permissive: string
  readonly roles: string
  readonly using: string | null
  readonly check: string | null
}

type Routine = { readonly signature: string; readonly returns: string; readonly what: string }

const TABLES = `
  select c.relname as name,
    case when c.oid = 'public.schema_migration'::regclass then null else obj_description(c.oid, 'pg_class') end as comment,
    case when c.relforcerowsecurity then 'forced' when c.relrowsecurity then 'enabled' else 'none' end as "rowSecurity",
    (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'isNullable', not a.attnotnull, 'comment', col_description(c.oid, a.attnum),
        'value', case when a.attidentity = 'a' then 'always' when a.attidentity = 'd' then 'by default' else pg_get_expr(d.adbin, d.adrelid) end,
        'kind', case when a.attidentity <> '' then 'identity' when a.attgenerated <> '' then 'generated' else 'default' end) order by a.attnum), '[]')
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('name', k.conname, 'kind', k.contype, 'definition', pg_get_constraintdef(k.oid))
        order by strpos('pufxc', k.contype::text), k.conname collate "C"), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'x', 'c')) as constraints,
    (select coalesce(json_agg(pg_get_indexdef(i.indexrelid) order by x.relname collate "C"), '[]')
      from pg_index i join pg_class x on x.oid = i.indexrelid
      where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))) as indexes,
    (select coalesce(json_agg(json_build_object('definition', pg_get_triggerdef(g.oid), 'fn', g.tgfoid::regprocedure::text)
        order by g.tgname collate "C"), '[]')
      from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal) as triggers,
    (select coalesce(json_agg(json_build_object('name', p.policyname, 'cmd', lower(p.cmd), 'permissive', lower(p.permissive),
        'roles', array_to_string(p.roles, ', '), 'using', p.qual, 'check', p.with_check) order by p.policyname collate "C"), '[]')
      from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname) as policies
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname collate "C"`

const VIEWS = `
  select c.relname as name, coalesce(array_to_string(c.reloptions, ', '), '') as options,
    (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0) as columns
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  order by c.relname collate "C"`

const FUNCTIONS = `
  select p.oid::regprocedure::text as signature, pg_get_function_result(p.oid) as returns,
    concat_ws(', ', l.lanname, case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
      case when p.proisstrict then 'strict' end, case when p.prosecdef then 'security definer' end, array_to_string(p.proconfig, ', ')) as what
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  order by p.oid::regprocedure::text collate "C"`

export async function readSchema(db: Db): Promise<Schema> {
  // Short names: what is ours needs no schema in front of it here.
  await db.sql('set search_path = public')
  return { tables: await db.sql<Table>(TABLES), views: await db.sql(VIEWS), functions: await db.sql<Routine>(FUNCTIONS) }
}
