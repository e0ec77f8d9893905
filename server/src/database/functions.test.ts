import { AddAsset } from '@keystead/contract/assets/properties/property.operations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { houseInput, must } from '../../test/matrix/world.ts'
import { everything } from './pool.ts'

/*
 * A dump is restored under an empty search path, and a body that is kept as text is read only when it runs: a function
 * that says `listing` where it means `public.listing` loses rows then (decision 0048).
 */

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Routine = { name: string; language: string; body: string; definition: string; has_path: boolean }

async function ownFunctions(): Promise<Routine[]> {
  return app.sql<Routine>(
    `select p.oid::regprocedure::text as name, l.lanname as language, p.prosrc as body, pg_get_functiondef(p.oid) as definition,
       exists (select from unnest(p.proconfig) setting where setting like 'search_path=%') as has_path
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
     order by 1`,
  )
}

async function namesOfOurs(): Promise<Set<string>> {
  const rows = await app.sql<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
     union select proname from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  return new Set(rows.map(({ name }) => name))
}

test('every function in SQL can be made under an empty search path', async () => {
  const functions = (await ownFunctions()).filter(({ language }) => language === 'sql')
  expect(functions.length).toBeGreaterThan(10)
  const broken: string[] = []
  for (const { name, definition } of functions) {
    const made = app.services.database.transaction(everything('the catalog is looked at'), async (db) => {
      await db.sql(`set local search_path = ''`)
      await db.sql(definition)
    })
    await made.catch((error: Error) => broken.push(`${name}: ${error.message}`))
  }
  expect(broken, 'Write public.… before what is ours.').toEqual([])
})

test('every function in PL/pgSQL brings its search path, or names schemas', async () => {
  const ours = await namesOfOurs()
  const functions = (await ownFunctions()).filter(({ language }) => language === 'plpgsql')
  expect(functions.length).toBeGreaterThan(20)
  const wrong = functions
    .filter(({ has_path }) => !has_path)
    .flatMap(({ name, body }) => {
      const code = body.replaceAll(/--[^\n]*/g, '').replaceAll(/'(?:[^']|'')*'/g, `''`)
      const bare = [...code.matchAll(/(?<![\w.])[a-z_]\w*(?!\w|\.)/g)].map(([word]) => word).filter((word) => ours.has(word))
      return bare.length > 0 ? [`${name}: ${[...new Set(bare)].join(', ')}`] : []
    })
  expect(
    wrong,
    'Say `set search_path = public` behind the language, or public.… in its body. `create or replace` forgets the setting.',
  ).toEqual([])
})

test('a home is listed, changed and counted under an empty search path', async () => {
  const owner = await app.newPerson()
  const { AssetId } = must(await owner.call(AddAsset, houseInput))
  const listed = await app.services.database.transaction(everything('what a restore does'), async (db) => {
    await db.sql(`set local search_path = ''`)
    await db.sql(`update public.asset set is_listed = true, listed_at = now() where id = $1`, [AssetId])
    await db.sql(`update public.asset set title = 'Under an empty path' where id = $1`, [AssetId])
    await db.sql('select public.fold_listing_counts(), public.count_listings_anew()')
    return db.sql('select title, fine_cell > 0 as placed, street is not null as named from public.listing where id = $1', [AssetId])
  })
  expect(listed).toEqual([{ title: 'Under an empty path', placed: true, named: true }])
})
