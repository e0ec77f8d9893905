import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { keystead, newDatabase } from '../../test/backups.ts'

test('an older version does not start on what a newer one has changed, and says why', async () => {
  const name = '20990101T0000_planted.sql'
  const database = await newDatabase('older', { isMigrated: true })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`insert into schema_migration (name, sha256) values ('${name}', '')`)
  await client.end()
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-older-'))
  const ends = await Promise.all(
    ['migrate', 'web'].map((command) => keystead([command], { DATABASE_URL: database.url, DATA_DIR: dataDir })),
  )
  await rm(dataDir, { recursive: true })
  await database.drop()
  for (const { code, said } of ends)
    expect([code, said.trim()]).toEqual([
      1,
      `This database was used by a newer version of Keystead (migration ${name}). Please start that version, or restore a backup made by this one.`,
    ])
}, 60_000)
