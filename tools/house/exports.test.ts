import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { roomExports } from '../../server/src/app/parts.ts'
import type { RoomExports } from '../../server/src/database/room-exports.ts'
import { ROOT } from '../run-step.ts'
import { roomOf } from './rooms.ts'
import { TABLE_OWNERS } from './table-owners.ts'

const files = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.exports.ts'))
  .map((name) => `server/src/${name}`)

const said = await Promise.all(
  files.map(async (path) => ({ path, exports: Object.values((await import(join(ROOT, path))) as Record<string, RoomExports>) })),
)

describe('what rooms say of their tables for the export', () => {
  test('is listed', () => {
    const unlisted = said.filter(({ exports }) => !exports.every((one) => roomExports.includes(one)))
    expect(
      unlisted.map(({ path }) => path),
      'Name it in the capability.ts of its room.',
    ).toEqual([])
  })

  test('is about tables of their own', () => {
    const foreign = said.flatMap(({ path, exports }) =>
      exports
        .flatMap(({ exports: tables = [], notExported = {} }) => [...tables.map(({ table }) => table), ...Object.keys(notExported)])
        .filter((table) => TABLE_OWNERS[table] !== roomOf(path))
        .map((table) => `${path}: ${table}`),
    )
    expect(foreign, 'The room that owns the table decides about it.').toEqual([])
  })

  test('has a name of its own in the file', () => {
    const parts = roomExports.flatMap(({ exports = [] }) => exports.map(({ part }) => part))
    expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([])
  })
})
