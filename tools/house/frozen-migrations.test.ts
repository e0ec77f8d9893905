import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LAST_WITH_DEFINITIONS } from '../../server/src/database/migrations.ts'
import { ROOT } from '../run-step.ts'
import { changedMigrations, misnamedMigrations } from './frozen-migrations.ts'

test('no migration has changed since it was committed', async () => {
  expect(await changedMigrations(ROOT)).toEqual([])
})

test('names of migrations begin with a date and a time of day', () => {
  const names = readdirSync(join(ROOT, 'server/migrations'))
  // Some of the first ones have minutes and hours that no clock has.
  expect(misnamedMigrations(names.filter((name) => name > LAST_WITH_DEFINITIONS))).toEqual([])
  const wrong = [
    '20261123T2400_x.sql',
    '20261123T1060_x.sql',
    '20261131T1000_x.sql',
    '20261123_x.sql',
    '20261123T1000_X.sql',
    '20261123T1000.sql',
  ]
  expect(misnamedMigrations([...wrong, '20261123T0700_x.sql', '20280229T2359_leap_day.sql'])).toEqual(wrong)
})

describe('in a repository', () => {
  let folder: string
  let root: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keystead-frozen-'))
    root = join(folder, 'origin')
    mkdirSync(join(root, 'server/migrations'), { recursive: true })
    mkdirSync(join(root, 'tools/house'), { recursive: true })
    git('init', '--quiet')
    commit('server/migrations/1.sql', 'first')
    commit('server/migrations/1.sql', 'edited before the check')
    commit('tools/house/frozen-migrations.ts', 'the check')
    commit('server/migrations/2.sql', 'second')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Pat', '-c', 'user.email=pat@example.com', '-c', 'commit.gpgsign=false', ...args])
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const commit = (path: string, text: string) => {
    write(path, text)
    git('add', '--all')
    git('commit', '--quiet', '--message', text)
  }

  test('what is as it was is right, also in a clone of it', async () => {
    expect(await changedMigrations(root)).toEqual([])
    write('server/migrations/3.sql', 'not committed yet')
    expect(await changedMigrations(root)).toEqual([])
    const clone = join(folder, 'clone')
    git('clone', '--quiet', root, clone)
    expect(await changedMigrations(clone)).toEqual([])
    writeFileSync(join(clone, 'server/migrations/1.sql'), 'edited')
    expect(await changedMigrations(clone)).toHaveLength(1)
  })

  test.each(['1.sql', '2.sql'])('%s is refused when it is edited, and stays so when that is committed', async (name) => {
    const refused = [`server/migrations/${name} was changed after it was committed. Put it back as it was, and add a new migration.`]
    write(`server/migrations/${name}`, 'edited')
    expect(await changedMigrations(root)).toEqual(refused)
    commit(`server/migrations/${name}`, 'edited')
    expect(await changedMigrations(root)).toEqual(refused)
  })

  test('one that is deleted or renamed is refused', async () => {
    rmSync(join(root, 'server/migrations/1.sql'))
    renameSync(join(root, 'server/migrations/2.sql'), join(root, 'server/migrations/3.sql'))
    const sentence = 'was deleted or renamed after it was committed. Put it back as it was, and add a new migration.'
    const refused = ['1.sql', '2.sql'].map((name) => `server/migrations/${name} ${sentence}`)
    expect(await changedMigrations(root)).toEqual(refused)
    commit('tools/house/other.ts', 'and something else')
    expect(await changedMigrations(root)).toEqual(refused)
  })

  test('one that came with a merge is frozen as well', async () => {
    git('checkout', '--quiet', '-b', 'side', 'HEAD~2')
    commit('server/migrations/3.sql', 'third')
    git('checkout', '--quiet', '-')
    git('merge', '--quiet', '--no-ff', '--message', 'merged', 'side')
    expect(await changedMigrations(root)).toEqual([])
    write('server/migrations/3.sql', 'edited')
    expect(await changedMigrations(root)).toHaveLength(1)
  })

  test('a copy with the latest commits alone, and one without git, are not judged', async () => {
    const shallow = join(folder, 'shallow')
    git('clone', '--quiet', '--depth', '1', `file://${root}`, shallow)
    writeFileSync(join(shallow, 'server/migrations/1.sql'), 'edited')
    expect(await changedMigrations(shallow)).toEqual([])
    rmSync(join(root, '.git'), { recursive: true })
    expect(await changedMigrations(root)).toEqual([])
  })
})
