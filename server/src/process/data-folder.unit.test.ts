import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDataFolder, recordFile, writeFailureText } from './data-folder.ts'
import { UNFINISHED_MARK } from '../backup/unfinished-restore.ts'
import { readSettings } from '../settings/env.ts'
import { filesFolder } from '../files/file-store.ts'
import { outboxFolder } from '../email/outbox.ts'
import { secretFile } from '../secrets/secret-key.ts'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'keystead-folder-'))
  folder = join(parent, 'data')
  told = []
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const modeOf = async (...path: string[]) => ((await stat(join(folder, ...path))).mode & 0o777).toString(8)
let told: string[]
const openTelling = (DATABASE_URL?: string) =>
  openDataFolder(readSettings({ DATA_DIR: folder, ...(DATABASE_URL && { DATABASE_URL }) }), (line) => told.push(line))
async function open(DATABASE_URL?: string): Promise<void> {
  await openTelling(DATABASE_URL)
  expect(told).toEqual([])
}
/** Files and folders (those end in a slash) that everyone may read. */
async function putWideOpen(...names: string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of names) {
    if (name.endsWith('/')) await mkdir(join(folder, name))
    else await writeFile(join(folder, name), 'x')
    await chmod(join(folder, name), 0o755)
  }
  await chmod(folder, 0o755)
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('is made for us alone', async () => {
    await open()
    expect([await modeOf(), await modeOf('files')]).toEqual(['700', '700'])
  })

  test('may be passed through by PostgreSQL’s own user, where that is another and its data are in there', async () => {
    await mkdir(folder)
    await chmod(folder, 0o755)
    await open()
    expect(await modeOf()).toBe(process.getuid?.() === 0 ? '711' : '700')
    await open('postgres://u:p@db.example.com/keystead')
    expect(await modeOf()).toBe('700')
  })

  test('is closed again when it comes back wide open', async () => {
    await mkdir(join(folder, 'postgres'), { recursive: true })
    await mkdir(join(folder, 'files'))
    for (const file of ['secret.key', 'postgres.json']) await writeFile(join(folder, file), 'x')
    for (const path of ['', 'postgres', 'files', 'secret.key', 'postgres.json']) await chmod(join(folder, path), 0o777)
    await open()
    expect(await modeOf()).toBe(process.getuid?.() === 0 ? '711' : '700')
    for (const path of ['postgres', 'files']) expect(await modeOf(path), path).toBe('700')
    for (const path of ['secret.key', 'postgres.json']) expect(await modeOf(path), path).toBe('700')
  })

  test('is closed with all that Keystead makes in it', async () => {
    const names = [
      ...[filesFolder, outboxFolder, secretFile, recordFile].map((path) => path('')),
      'postgres',
      'postgres.log',
      'postgres.log.1',
      'postgres.lock',
      'keystead.lock',
      'postgres.json.new',
      'secret.key.new',
      'keystead.lock.12.ab34cd56',
      'postgres.lock.takeover',
      'postgresql-18.4.0-linux-x64',
      '.postgresql-18.4.0-linux-x64.12',
      UNFINISHED_MARK,
      'sandbox-gateway',
      'sandbox-bureau',
    ]
    await putWideOpen(...names, 'lost+found/')
    await rm(join(folder, 'files'))
    await open()
    expect(await modeOf()).toBe(process.getuid?.() === 0 ? '711' : '700')
    for (const name of names) expect(await modeOf(name), name).toBe('700')
    expect(await modeOf('lost+found')).toBe('755')
  })

  test("that holds other things keeps its rights and theirs, and tells so; what is Keystead's is closed", async () => {
    await putWideOpen('notes.txt', 'site/', '.ssh/', 'secret.key', 'outbox/')
    await openTelling()
    for (const name of ['', 'notes.txt', 'site', '.ssh']) expect(await modeOf(name), name).toBe('755')
    for (const name of ['secret.key', 'outbox', 'files']) expect(await modeOf(name), name).toBe('700')
    expect(told).toEqual([expect.stringMatching(/has files that aren’t Keystead’s \(such as .*\).*set DATA_DIR=…\.$/)])
  })

  test('that was never ours may have plain names of its own', async () => {
    await putWideOpen('notes.txt', 'files/', 'postgres/')
    await openTelling()
    for (const name of ['', 'files', 'postgres']) expect(await modeOf(name), name).toBe('755')
  })

  test('leaves alone what a link in it leads to', async () => {
    const elsewhere = join(parent, 'elsewhere')
    await mkdir(elsewhere)
    await chmod(elsewhere, 0o755)
    await mkdir(folder)
    await symlink(elsewhere, join(folder, 'outbox'))
    await open()
    expect(await modeOf('outbox')).toBe('755')
  })
})

test('a file that could not be written is told in a sentence, and nothing else is', () => {
  const failure = (code: string, path?: string) => Object.assign(new Error(code), { code, path })
  expect(writeFailureText(failure('EROFS', '/srv/data/keystead.lock'))).toBe(
    'Keystead can’t write to /srv/data/keystead.lock: its file system is read-only. Please correct that, or set another folder with DATA_DIR=….',
  )
  expect(writeFailureText(failure('ENOSPC', '/srv/data/x'))).toContain('the disk is full')
  expect(writeFailureText(failure('EACCES'))).toBeNull()
  expect(writeFailureText(new Error('x'))).toBeNull()
})
