import { copyFile, mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backUpApp, newDatabase, restoreInto } from '../../test/backups.ts'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { houseInput } from '../../test/inputs.ts'
import { must } from '../../test/must.ts'
import { readSettings } from '../settings/env.ts'
import { main } from '../main.ts'
import { MANIFEST, readArchive } from './archive-reader.ts'
import { openArchive } from './archive-writer.ts'
import { backUpFromCommandLine, restoreFromCommandLine } from './backup.command.ts'
import { FORMAT, type Manifest } from './manifest.ts'
import { checkBackup } from './restore.ts'

/*
 * What is not whole, not ours or from elsewhere is refused with a sentence, before anything is written.
 */

let app: TestApp
let folder: string
let still: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-archive-'))
  app = await startTestApp()
  const owner = await app.newPerson()
  must(await owner.call(AddAsset, houseInput))
  still = join(folder, 'still.tar')
  await backUpApp(app, still)
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

describe('an archive', () => {
  const damaged = async (name: string, damage: (path: string, size: number) => Promise<void>) => {
    const path = join(folder, name)
    await copyFile(still, path)
    await damage(path, (await stat(path)).size)
    return path
  }
  const flip = (at: (size: number) => number) => async (path: string, size: number) => {
    const file = await open(path, 'r+')
    const byte = Buffer.alloc(1)
    await file.read(byte, 0, 1, at(size))
    byte[0]! ^= 4
    await file.write(byte, 0, 1, at(size))
    await file.close()
  }

  test.each([
    ['cut short', (path: string, size: number) => truncate(path, Math.floor(size / 2)), /the end of the file is missing/],
    ['without its last byte', (path: string, size: number) => truncate(path, size - 1), /the end of the file is missing/],
    ['of nothing', (path: string) => truncate(path, 0), /the end of the file is missing/],
    ['with a bit flipped in a header', flip(() => 3), /is damaged/],
    ['with a bit flipped in its padding', flip(() => 400), /is damaged/],
    ['with a bit flipped in its middle', flip((size) => Math.floor(size / 2)), /is damaged/],
    ['with a bit flipped in its list', flip((size) => size - 12_000), /is damaged/],
    ['with a bit flipped in its seal', flip((size) => size - 480), /is damaged|the end of the file is missing/],
  ])('%s is refused', async (_what, damage, sentence) => {
    const path = await damaged('damaged.tar', damage)
    await expect(checkBackup(path, [])).rejects.toThrow(sentence)
    await rm(path)
  })

  /** The same archive with another list of what is in it. */
  async function withManifest(change: (manifest: Manifest) => object): Promise<string> {
    const path = join(folder, `changed-${Math.random()}.tar`)
    const archive = openArchive(path, new Date(0))
    await readArchive(still, async (entry) => {
      const content = await buffer(entry)
      const isList = entry.header.name === MANIFEST
      await archive.add(
        entry.header.name,
        isList ? Buffer.from(JSON.stringify(change(JSON.parse(content.toString()) as Manifest))) : content,
      )
    })
    await archive.finish()
    return path
  }

  test('never leads out of the folder of files', async () => {
    const path = join(folder, 'elsewhere.tar')
    const archive = openArchive(path, new Date(0))
    await archive.add('files/../secret.key', Buffer.from('mine'))
    await readArchive(still, async (entry) => archive.add(entry.header.name, await buffer(entry)))
    await archive.finish()
    const database = await newDatabase('restore_of_elsewhere')
    await expect(restoreInto(database.url, path, join(folder, 'elsewhere'))).rejects.toThrow('a name that leads elsewhere')
    await database.drop()
  }, 60_000)

  test('of a newer version is refused', async () => {
    const newForm = await withManifest((manifest) => ({ ...manifest, format: FORMAT + 1, version: '9.1.0' }))
    await expect(checkBackup(newForm, [])).rejects.toThrow(
      'was made by a newer version of Keystead (9.1.0). Please restore it with that version.',
    )
    const newTables = await withManifest((manifest) => ({
      ...manifest,
      version: '9.2.0',
      migrations: [...manifest.migrations, { name: '20990101T0000_more.sql', sha256: '0'.repeat(64) }],
    }))
    await expect(checkBackup(newTables, [])).rejects.toThrow('was made by a newer version of Keystead (9.2.0)')
  })

  test('is refused where the secret is another one', async () => {
    const other = 'another secret, with at least 32 letters'
    await expect(checkBackup(still, [other])).rejects.toThrow('SECRET_KEY differs from the one')
    await expect(checkBackup(still, [other, app.secret])).resolves.toBeDefined()
    const without = await withManifest((manifest) => ({ ...manifest, secret: { ...manifest.secret, kept: false } }))
    await expect(checkBackup(without, [])).rejects.toThrow('Please set the same SECRET_KEY')
  })

  test('whose rows are not those that it lists is found out after restoring', async () => {
    const wrong = await withManifest((manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === 'asset' ? { ...table, sha256: '0'.repeat(64) } : table)),
    }))
    const database = await newDatabase('restore_of_wrong')
    await expect(restoreInto(database.url, wrong, join(folder, 'wrong'))).rejects.toThrow(
      'these tables differ from the backup: public.asset',
    )
    await database.drop()
  }, 60_000)
})

describe('the command line', () => {
  const settingsOf = (dataDir: string) => readSettings({ DATA_DIR: dataDir, PORT: '0' })
  const quiet = { say: () => {}, complain: () => {} }

  test.each([
    ['backup', backUpFromCommandLine, [], "error: missing required argument 'FILE'"],
    ['backup', backUpFromCommandLine, ['--fast'], "error: unknown option '--fast'"],
    ['restore', restoreFromCommandLine, [], "error: missing required argument 'FILE'"],
    ['restore', restoreFromCommandLine, ['a.tar', 'b.tar'], 'error: too many arguments'],
  ] as const)('says what it did not understand: %s', async (name, run, words, reason) => {
    const complaints: string[] = []
    const exitCode = await run(settingsOf(folder), words, { ...quiet, complain: (text) => void complaints.push(text) }, [])
    expect(exitCode).toBe(2)
    expect(complaints.join('\n')).toContain(reason)
    expect(complaints.join('\n')).toContain(`Usage: npm run ${name} --`)
  })

  test('refuses to restore what is no backup, and into a folder with something in it', async () => {
    const text = join(folder, 'letter.txt')
    await writeFile(text, 'Dear reader, '.repeat(200))
    const fresh = settingsOf(join(folder, 'fresh'))
    await expect(restoreFromCommandLine(fresh, [text], quiet, [])).rejects.toThrow(
      'is not a Keystead backup, or the end of the file is missing. Please use another copy.',
    )
    await expect(restoreFromCommandLine(fresh, [join(folder, 'none.tar')], quiet, [])).rejects.toThrow('There is no file')

    const filled = await mkdtemp(join(folder, 'filled-'))
    await writeFile(join(filled, 'notes.txt'), 'mine')
    await expect(restoreFromCommandLine(settingsOf(filled), [still], quiet, [])).rejects.toThrow(
      'is not empty. A backup is restored into an empty folder only',
    )
    expect(await readdir(filled)).toEqual(['notes.txt'])

    const filledDatabase = { ...fresh, DATABASE_URL: app.databaseUrl }
    await expect(restoreFromCommandLine(filledDatabase, [still], quiet, [])).rejects.toThrow('This database is not empty.')
  })

  test('refuses to back up nothing, and without the secret', async () => {
    const target = join(folder, 'nothing.tar')
    const nothing = settingsOf(join(folder, 'nothing'))
    await expect(backUpFromCommandLine(nothing, [target], quiet, [])).rejects.toThrow('There is nothing to back up')
    const noSecret = { ...nothing, DATABASE_URL: app.databaseUrl }
    await expect(backUpFromCommandLine(noSecret, [target], quiet, [])).rejects.toThrow('The secret key is missing')
  })

  test('neither serves nor fills a folder in which a restore was cut short', async () => {
    const dataDir = await mkdtemp(join(folder, 'cut-'))
    await writeFile(join(dataDir, 'restore.unfinished'), '')
    await expect(restoreFromCommandLine(settingsOf(dataDir), [still], quiet, [])).rejects.toThrow('has not finished')

    const said: unknown[] = []
    vi.stubEnv('DATA_DIR', dataDir)
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text) > 0)
    await main(['migrate'])
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    expect([process.exitCode, String(said)]).toEqual([1, expect.stringContaining('has not finished')])
    process.exitCode = undefined
    expect(await readdir(dataDir)).toEqual(['restore.unfinished'])
  })
})
