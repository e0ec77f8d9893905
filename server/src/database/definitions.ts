import type pg from 'pg'
import type { DefinitionFile } from './definition-files.ts'

/*
 * Functions, triggers, views and policies are made from files, all of them again when one has changed (decision 0053). Which files made
 * those that are there stands in a comment on `schema_migration`: it goes wherever the definitions go, and into no backup of rows.
 */

const MARK = 'Functions, triggers, views and policies: '

/** The digest of the files that made what is there; null where files have made nothing yet. */
export async function madeByDigest(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description('public.schema_migration'::regclass, 'pg_class') as comment`,
  )
  const comment = rows[0]?.comment
  return comment?.startsWith(MARK) ? comment.slice(MARK.length) : null
}

/** Leaves tables, their rows and constraints, and functions, which indexes and defaults need. */
export async function dropDefinitions(client: pg.ClientBase): Promise<void> {
  await client.query('comment on table public.schema_migration is null')
  const { rows } = await client.query<{ statement: string }>(`
    with owned as (
      select c.oid, c.relkind, format('%I.%I', 'public', c.relname) as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and pg_has_role(c.relowner, 'usage')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    )
    select format('drop policy %I on %s', p.polname, t.name) as statement from pg_policy p join owned t on t.oid = p.polrelid
    union all
    select format('drop trigger %I on %s', g.tgname, t.name) from pg_trigger g join owned t on t.oid = g.tgrelid
      where not g.tgisinternal and g.tgparentid = 0 and t.relkind <> 'v'
    union all
    select 'drop view ' || string_agg(name, ', ') from owned where relkind = 'v' having count(*) > 0`)
  await client.query(rows.map(({ statement }) => statement).join(';\n'))
}

/**
 * Makes everything that the files say, in place of what is there, in the transaction of the caller. Answers which file has made each
 * function and view.
 */
export async function makeDefinitions(
  client: pg.ClientBase,
  files: readonly DefinitionFile[],
  digest: string,
): Promise<ReadonlyMap<string, string>> {
  await dropDefinitions(client)
  // Bodies may name what a later file makes; names that are read now must say their schema.
  await client.query(`set local check_function_bodies = off; set local search_path = ''`)
  const makers = await runFiles(client, files)
  await dropFunctionsBut(client, new Set(makers.keys()))
  await client.query(`comment on table public.schema_migration is '${MARK}${digest}'`)
  return makers
}

/** In any order: a file that needs what another one makes runs again after it. */
async function runFiles(client: pg.ClientBase, files: readonly DefinitionFile[]): Promise<Map<string, string>> {
  const makers = new Map<string, string>()
  const seen = await listMade(client)
  let waiting = files
  while (waiting.length > 0) {
    const failures: { file: DefinitionFile; reason: string }[] = []
    for (const file of waiting) {
      const reason = await runFile(client, file)
      if (reason) failures.push({ file, reason })
      else await recordMade(client, file, seen, makers)
    }
    if (failures.length === waiting.length)
      throw new Error(`These files do not run:\n${failures.map(({ file, reason }) => `  ${file.path}${reason}`).join('\n')}`)
    waiting = failures.map(({ file }) => file)
  }
  return makers
}

/** Why it does not run, or null. */
async function runFile(client: pg.ClientBase, { sql }: DefinitionFile): Promise<string | null> {
  await client.query('savepoint definition_file')
  try {
    await client.query(sql)
    await client.query('release savepoint definition_file')
    return null
  } catch (error) {
    await client.query('rollback to savepoint definition_file')
    const { message, position } = error as pg.DatabaseError
    const line = position === undefined ? '' : `, line ${sql.slice(0, Number(position)).split('\n').length}`
    return `${line}: ${message}`
  }
}

/** Functions and views by their name with the version of their row, which is another one whenever they are made. */
async function listMade(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; made: string }>(`
    select oid::regprocedure::text as name, oid || ' ' || xmin as made from pg_proc
      where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = pg_proc.oid and d.deptype = 'e')
    union all
    select oid::regclass::text, oid || ' ' || xmin from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v' and pg_has_role(relowner, 'usage')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = pg_class.oid and d.deptype = 'e')`)
  return new Map(rows.map(({ name, made }) => [name, made]))
}

async function recordMade(
  client: pg.ClientBase,
  { path }: DefinitionFile,
  seen: Map<string, string>,
  makers: Map<string, string>,
): Promise<void> {
  for (const [name, made] of await listMade(client)) {
    if (seen.get(name) === made) continue
    seen.set(name, made)
    const other = makers.get(name)
    if (other) throw new Error(`${name} is made by ${other} and by ${path}. Take it out of one of them.`)
    makers.set(name, path)
  }
}

async function dropFunctionsBut(client: pg.ClientBase, kept: ReadonlySet<string>): Promise<void> {
  const stale = [...(await listMade(client)).keys()].filter((name) => !kept.has(name))
  if (stale.length === 0) return
  await client.query(`drop routine ${stale.join(', ')}`).catch((error: pg.DatabaseError) => {
    throw new Error(`No file makes ${stale.join(', ')}: ${error.message}${error.detail ? ` (${error.detail})` : ''}`)
  })
}
