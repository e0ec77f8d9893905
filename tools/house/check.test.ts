import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type HouseReport, type Published, checkHouse } from './check.ts'
import { readSources } from './read-house.ts'

/*
 * Each rule of the house, on small houses with one thing wrong.
 */

const OWNERS = new Map([
  ['asset', 'properties/properties'],
  ['asset_image', 'properties/images'],
  ['outside_call', 'ground/outside-calls'],
])

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

function houseOf(files: Record<string, string>, published?: Published): HouseReport {
  const root = mkdtempSync(join(tmpdir(), 'keystead-house-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'server/src', path)), { recursive: true })
    writeFileSync(join(root, 'server/src', path), text)
  }
  return checkHouse(readSources(['server/src'], root), OWNERS, published)
}

const IMAGES = 'properties/images/image.queries.ts'
const PROPERTIES = 'properties/properties/property.queries.ts'
const statement = (sql: string) => `export const read = (db) => db.sql(\`${sql}\`)\n`

test('a house in order', () => {
  const { offenses, mutual, knots, edges } = houseOf({
    'properties/properties/property.public.ts': `export { LIVE } from './live.queries.ts'`,
    'properties/properties/live.queries.ts': 'export const LIVE = `select id from asset where deleted_at is null`',
    [IMAGES]: `import { LIVE } from '../properties/property.public.ts'\n${statement('select * from asset_image where asset_id in (${LIVE})')}`,
  })
  expect(edges).toEqual([{ from: 'properties/images', to: 'properties/properties' }])
  expect(offenses).toEqual({ foreignWrites: [], unpublishedReads: [], upward: [], unpublishedImports: [] })
  expect([mutual, knots]).toEqual([[], []])
})

test('a table of another room is read', () => {
  const { offenses, places } = houseOf({ [IMAGES]: statement('select 1 from asset_image join asset on true') })
  expect(offenses.unpublishedReads).toEqual(['properties/images -> asset'])
  expect(places.get('properties/images -> asset')).toEqual([`server/src/${IMAGES} read asset`])
})

test('a table that is made for others to read is read by them, and written by its owner alone', () => {
  const { offenses } = houseOf(
    { [IMAGES]: statement('select 1 from asset') + statement('update asset set n = 1').replace('read', 'write') },
    { tables: new Set(['asset']), toPolicies: new Set() },
  )
  expect(offenses).toMatchObject({ unpublishedReads: [], foreignWrites: ['properties/images -> asset'] })
})

test('a table that is held out to policies is asked by them, and read by nothing else', () => {
  const policy = 'create policy granted_reads on public.asset_image for select using ((select true from public.asset limit 1));'
  const published = { tables: new Set<string>(), toPolicies: new Set(['asset']) }
  const files = { 'properties/images/image.sql': policy }
  expect(houseOf(files).offenses.unpublishedReads).toEqual(['properties/images -> asset'])
  expect(houseOf(files, published).offenses.unpublishedReads).toEqual([])
  const { offenses } = houseOf({ ...files, [IMAGES]: statement('select 1 from asset') }, published)
  expect(offenses.unpublishedReads).toEqual(['properties/images -> asset'])
})

test('what verifies a layer reads all of its tables and those of the ground, and writes none', () => {
  const books = 'properties/owners/books.queries.ts'
  const published = { tables: new Set<string>(), toPolicies: new Set<string>(), toVerifiers: new Set(['properties/owners']) }
  const files = { [books]: statement('select 1 from asset join asset_image on true join outside_call on true') }
  expect(houseOf(files).offenses.unpublishedReads).toEqual([
    'properties/owners -> asset',
    'properties/owners -> asset_image',
    'properties/owners -> outside_call',
  ])
  expect(houseOf(files, published).offenses.unpublishedReads).toEqual([])
  const { offenses } = houseOf(
    { [books]: statement('update asset set n = 1'), 'leasing/leases/lease.queries.ts': statement('select 1 from asset') },
    published,
  )
  expect(offenses).toMatchObject({ unpublishedReads: ['leasing/leases -> asset'], foreignWrites: ['properties/owners -> asset'] })
})

test('a table of another room is written, from a statement and from a function', () => {
  const inSql = houseOf({ [IMAGES]: statement('update asset set images_count = 1') })
  expect(inSql.offenses.foreignWrites).toEqual(['properties/images -> asset'])
  const inFunction = houseOf({
    'properties/images/image.sql':
      'create or replace function public.count_images() returns trigger as $$ begin update public.asset set n = 1; end $$;',
  })
  expect(inFunction.offenses.foreignWrites).toEqual(['properties/images -> asset'])
})

test('a published view is read', () => {
  const { offenses, edges } = houseOf({
    'properties/properties/property.sql': 'create view public.live_asset as select * from public.asset;',
    [IMAGES]: statement('select 1 from live_asset'),
  })
  expect(offenses.unpublishedReads).toEqual([])
  expect(edges).toEqual([{ from: 'properties/images', to: 'properties/properties' }])
})

test('a room uses one that stands above it: by an import, in SQL, by a function, by a trigger or policy', () => {
  const upward = (files: Record<string, string>) => houseOf(files).offenses.upward
  const wanted = ['properties/properties -> properties/images']
  expect(upward({ 'properties/properties/a.ts': `import type { Image } from '../images/image.public.ts'` })).toEqual(wanted)
  expect(upward({ [PROPERTIES]: statement('select 1 from asset_image') })).toEqual(wanted)
  const image = { 'properties/images/image.sql': 'create function public.primary_image() returns int as $$ select 1 $$;' }
  expect(upward({ ...image, [PROPERTIES]: statement('select primary_image() from asset') })).toEqual(wanted)
  expect(upward({ 'properties/properties/a.sql': 'create policy own_rows on public.asset_image for select using (true);' })).toEqual(wanted)
})

test('two rooms that use each other, by an import and in SQL, are a knot', () => {
  const { mutual, knots } = houseOf({
    'properties/images/image.public.ts': `import { find } from '../properties/property.public.ts'`,
    'properties/properties/property.public.ts': 'export const find = 1',
    [PROPERTIES]: statement('select 1 from asset_image'),
  })
  expect(mutual).toEqual(['properties/images <-> properties/properties'])
  expect(knots).toEqual([['properties/images', 'properties/properties']])
})

test('an import past the public file', () => {
  const { offenses } = houseOf({ 'properties/images/a.ts': `import { one } from '../properties/property.queries.ts'` })
  expect(offenses.unpublishedImports).toEqual(['server/src/properties/images/a.ts -> server/src/properties/properties/property.queries.ts'])
})

test('a file in no room', () => {
  expect(() => houseOf({ 'gadgets/things/a.ts': `import '../../properties/images/image.public.ts'` })).toThrow(/is in no room/)
})
