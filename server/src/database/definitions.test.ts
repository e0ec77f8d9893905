import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newDatabase, type TestDatabase } from '../../test/backups.ts'
import { type DefinitionFile, listDefinitionFiles } from './definition-files.ts'
import { migrateTo } from './migrate.ts'
import { listMigrations, type Migration, migrationOf } from './migrations.ts'

/*
 * What the files say is what the database has, and migrations run on bare tables (decision 0053). The role is the application's: it owns
 * its tables and is no superuser.
 */

const migrations = await listMigrations()
const files = await listDefinitionFiles()

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await newDatabase(`definitions_${randomBytes(4).toString('hex')}`, { isMigrated: true })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

const fileOf = (sql: string): DefinitionFile => ({ path: 'server/src/planted.sql', sql })
/** Comes after all others. */
const later = (sql: string, minute = 0): Migration => migrationOf(`20990101T000${minute}_planted.sql`, sql)
/** `more` files change the digest, so that all of them run. */
const bring = (more: readonly DefinitionFile[], newer: readonly Migration[] = [], url = database.url) =>
  migrateTo({ migrations: [...migrations, ...newer], files: [...files, ...more] }, url, { log: () => {} })

/** All that files make, as the database tells it. */
async function definitions(on = client): Promise<string[]> {
  const { rows } = await on.query<{ definition: string }>(`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a'
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select relname || pg_get_viewdef(oid) from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
    union all select to_jsonb(policy)::text from pg_policies policy where schemaname = 'public'
    order by 1`)
  return rows.map(({ definition }) => definition)
}

describe('files', () => {
  test('make everything that is there, in any order, and again', async () => {
    const before = await definitions()
    expect(before.length).toBeGreaterThan(120)
    await client.query('comment on table schema_migration is null')
    await migrateTo({ migrations, files: files.toReversed() }, database.url, { log: () => {} })
    expect(await definitions()).toEqual(before)
    await bring([])
    expect(await definitions()).toEqual(before)
  })

  test('do not run where they have run already', async () => {
    const said: string[] = []
    await migrateTo({ migrations, files }, database.url, { log: (line) => said.push(line) })
    expect(said).toEqual([])
  })

  test('take away what none of them makes, once one has changed', async () => {
    const before = await definitions()
    await client.query(`
      create function stale() returns trigger language plpgsql as 'begin return null; end';
      create function stale(text) returns text language sql as 'select $1';
      create trigger stale after insert on favorite execute function stale();
      create policy stale on favorite using (true);
      create view stale as select * from favorite;
      create view staler as select * from stale`)
    const { rows: indexed } = await client.query(`select 'street_key(text)'::regprocedure::oid`)
    await bring([])
    expect(await definitions()).not.toEqual(before)
    await bring([fileOf('create or replace function public.fresh() returns int language sql as $$ select 1 $$;')])
    expect((await definitions()).filter((definition) => !before.includes(definition))).toEqual([expect.stringContaining('public.fresh()')])
    await bring([])
    expect(await definitions()).toEqual(before)
    // An index stands on this one, so it was replaced where it is.
    expect((await client.query(`select 'street_key(text)'::regprocedure::oid`)).rows).toEqual(indexed)
  })

  test('each have valid bodies', async () => {
    await client.query('set check_function_bodies = on')
    const functions = (await definitions()).filter((definition) => definition.startsWith('CREATE OR REPLACE'))
    for (const definition of functions) await client.query(definition)
  })

  test.each([
    [
      'an error',
      'create or replace function public.fine() returns int language sql as $$ select 1 $$;\nselect public.no_such();',
      /line 2/,
    ],
    ['a name without its schema', 'create policy planted on favorite using (false);', /relation "favorite" does not exist/],
    [
      'a function of another file',
      'create or replace function public.sees_everything() returns boolean\nlanguage sql stable as $$ select true $$;',
      /claims\.sql and by/,
    ],
  ])('with %s leave the database as it was', async (_what, sql, why) => {
    const before = await definitions()
    const failure = await bring([fileOf(sql)], [later('create table planted (id int)')]).catch((error: Error) => error.message)
    expect(failure).toContain('server/src/planted.sql')
    expect(failure).toMatch(why)
    expect(await definitions()).toEqual(before)
    expect((await client.query(`select to_regclass('planted') as planted`)).rows).toEqual([{ planted: null }])
  })

  test('say so when an index stands on a function that none of them makes', async () => {
    const planted = fileOf(
      'create or replace function public.initial(text) returns text language sql immutable as $$ select left($1, 1) $$;',
    )
    await bring([planted])
    await client.query('create index planted on saved_search (initial(name))')
    await expect(bring([])).rejects.toThrow(/No file makes public\.initial\(text\)/)
    await bring([planted])
  })
})

describe('migrations', () => {
  const fillSearches = (on: pg.Client) =>
    on.query(`
      set app.everything = 'on';
      with holder as (insert into account (email) values ('a@example.com') returning id)
      insert into saved_search (account_id, name, filters, alert) select id, 'Lofts', '{}', 'none' from holder`)
  const namesIn = async (on: pg.Client) =>
    (await on.query<{ name: string }>('select name from saved_search order by 1')).rows.map(({ name }) => name)
  beforeEach(() => fillSearches(client))
  const names = () => namesIn(client)

  const LOOK = `
    create table seen as select
      (select count(*)::int from pg_trigger where not tgisinternal) as triggers,
      (select count(*)::int from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace) as views,
      (select count(*)::int from pg_policies where policyname <> 'rows_for_migrations') as policies`

  test('see and change all rows of tables whose row security is forced, also of those that are new', async () => {
    const { applied } = await bring(
      [],
      [
        later(`${LOOK}; update saved_search set name = name || ' and more';
          create table planted (id int primary key, account_id uuid references account deferrable initially deferred);
          alter table planted enable row level security; alter table planted force row level security`),
        later(`insert into planted select 1, account_id from saved_search`, 1),
        later(`alter table planted add column note text; update planted set note = 'seen'`, 2),
      ],
    )
    expect(applied).toHaveLength(3)
    expect(await names()).toEqual(['Lofts and more'])
    expect((await client.query('select * from seen')).rows).toEqual([{ triggers: 0, views: 0, policies: 0 }])
    const { rows } = await client.query('select relname, relforcerowsecurity from pg_class where relname in ($1, $2) order by 1', [
      'planted',
      'saved_search',
    ])
    expect(rows).toEqual(['planted', 'saved_search'].map((relname) => ({ relname, relforcerowsecurity: true })))
    // No file has a policy for it yet.
    expect((await client.query('select * from planted')).rows).toEqual([])
  })

  test('run all or none, with the files', async () => {
    const before = await definitions()
    const good = later(`update saved_search set name = 'Changed'`)
    await expect(bring([], [good, later('select no_such_function()', 1)])).rejects.toThrow('no_such_function')
    expect(await names()).toEqual(['Lofts'])
    expect(await definitions()).toEqual(before)
    await bring([], [good])
    expect(await names()).toEqual(['Changed'])
    expect(await definitions()).toEqual(before)
  })

  test('find the same on a new database, and stop where a backup stood without what files make', async () => {
    const fresh = await newDatabase(`fresh_${randomBytes(4).toString('hex')}`)
    const onFresh = new pg.Client({ connectionString: fresh.url })
    await onFresh.connect()
    const version = { migrations: [...migrations, later(LOOK), later('create table still_newer (id int)', 1)], files }
    const only = new Set([...migrations.map(({ name }) => name), version.migrations.at(-2)!.name])
    expect((await migrateTo(version, fresh.url, { log: () => {}, only })).applied).toHaveLength(migrations.length + 1)
    expect((await onFresh.query('select * from seen')).rows).toEqual([{ triggers: 0, views: 0, policies: 0 }])
    expect((await onFresh.query('select from pg_trigger where not tgisinternal')).rowCount).toBe(0)

    // A restore fills and compares these tables: it sees all rows, and no one else does.
    await fillSearches(onFresh)
    expect(await namesIn(onFresh)).toEqual(['Lofts'])
    await onFresh.query(`set app.everything = ''`)
    expect(await namesIn(onFresh)).toEqual([])

    await migrateTo(version, fresh.url, { log: () => {} })
    expect(await definitions(onFresh)).toEqual(await definitions())
    await onFresh.end()
    await fresh.drop()
  })

  test('run once, however many processes come at the same time', async () => {
    const newer = [later(`update saved_search set name = name || '!'`)]
    const results = await Promise.all([1, 2, 3].map(() => bring([], newer)))
    expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 0, 1])
    expect(await names()).toEqual(['Lofts!'])
  })

  test('wait for another process that has a table in its hands', async () => {
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    await other.query('begin; lock table asset in row exclusive mode')
    setTimeout(() => void other.query('commit'), 5_500)
    const said: string[] = []
    await migrateTo({ migrations, files: files.toReversed() }, database.url, { log: (line) => said.push(line) })
    expect(said).toEqual(['the database is busy; trying again', 'functions, triggers, views and policies are those of this version'])
    await other.end()
  })
})
