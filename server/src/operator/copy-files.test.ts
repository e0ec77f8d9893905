import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, startAppOn, startTestApp } from '../../test/harness.ts'
import { operate } from '../../test/operate.ts'
import { startS3, startS3Process, type TestS3 } from '../../test/s3-server.ts'
import { startTroubledS3, type TroubledS3 } from '../../test/troubled-s3.ts'
import { filesPlace, openFileStore } from '../files/file-store.ts'
import { isOfTheHouse } from '../files/house-files.ts'
import { readMark } from '../files/place/files-mark.ts'
import { listed } from '../files/stores/file-store.contract.ts'
import { uploadPicture } from '../properties/images/image.factory.ts'
import type { FileStore } from '../rpc/machinery.ts'

const TOOL = fileURLToPath(new URL('../../../tools/operator.ts', import.meta.url))

let s3: TestS3
let troubled: TroubledS3
let app: TestApp
beforeAll(async () => {
  s3 = await startS3()
  troubled = await startTroubledS3(s3)
  app = await startTestApp()
  await app.services.filesHome.settle()
  await uploadPicture(await app.newPerson(), 1)
  for (let at = 0; at < 40; at += 1) await app.services.files.put(`papers/${at}.pdf`, Buffer.alloc(20_000, at))
  await app.services.files.put('incoming/2026-11-27/half', Buffer.from('half'))
})
afterAll(async () => {
  await app.close()
  await troubled.close()
  await s3.close()
})

const storeAt = (FILES_URL: string) => openFileStore(filesPlace({ DATA_DIR: app.services.settings.DATA_DIR, FILES_URL }))

async function contents(files: FileStore): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const { key } of await listed(files, '')) if (!isOfTheHouse(key)) all.set(key, Buffer.from(await files.read(key)).toString('base64'))
  return all
}

/** The command as an operator runs it, which a test may kill. */
function begin(...words: string[]): ChildProcess {
  const { settings } = app.services
  return spawn(process.execPath, [TOOL, ...words], {
    env: { ...process.env, DATABASE_URL: app.databaseUrl, DATA_DIR: settings.DATA_DIR, SECRET_KEY: app.secret, DEMO: '0' },
    stdio: 'ignore',
  })
}

/** So that there is a middle to fail in, on any machine. */
const slowly = Array.from({ length: 60 }, () => 'slow' as const)

describe('copy-files', () => {
  test('copies all that is kept, once, says what to do next, and never the secret', async () => {
    const to = s3.url('all')
    const { said, exitCode } = await operate(app, 'copy-files', '--to', to)
    expect(exitCode).toBe(0)
    expect(said).toMatch(/^Copied +44$/m)
    expect(said).toContain('set FILES_URL to the new store')
    expect(said).not.toContain('S3RVER')
    expect(await contents(storeAt(to))).toEqual(await contents(app.services.files))
    expect(await app.sql(`select object_id, detail from audit_event where chain = 'operator' order by seq desc limit 1`)).toMatchObject([
      { object_id: expect.stringContaining('keystead/all/ at 127.0.0.1'), detail: { copied: 44, differing: 0 } },
    ])
    const again = await operate(app, 'copy-files', '--to', to)
    expect(again.said).toMatch(/^There already +44$/m)
  })

  test('that is killed in the middle goes on, and until then no process takes the store for whole', async () => {
    const to = storeAt(s3.url('killed'))
    troubled.trouble('PUT', ...slowly)
    const child = begin('copy-files', '--to', troubled.url('killed'))
    await expect.poll(async () => (await contents(to)).size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(2)
    child.kill('SIGKILL')
    await once(child, 'exit')
    troubled.trouble('PUT')
    expect((await contents(to)).size).toBeLessThan(44)
    expect(await readMark(to)).toMatchObject({ isWhole: false })
    // What a store may have of a file whose sender was killed.
    await to.put('papers/0.pdf', Buffer.alloc(20_000, 99))
    const { said, exitCode } = await operate(app, 'copy-files', '--to', s3.url('killed'))
    expect([exitCode, /^There already +([1-9]|[1-3]\d)$/m.test(said)]).toEqual([0, true])
    expect(await contents(to)).toEqual(await contents(app.services.files))
    expect(await readMark(to)).toMatchObject({ isWhole: true })
  })

  test('ends with 1 where the store stops in the middle, and goes on when it is back', async () => {
    troubled.trouble('PUT', 'pass', 'pass', 'pass', 'pass', 'pass', ...Array.from({ length: 60 }, () => 'drop' as const))
    const stopped = await operate(app, 'copy-files', '--to', troubled.url('stops'))
    expect(stopped.exitCode).toBe(1)
    expect(stopped.complained).toContain('run the same command again to go on')
    troubled.trouble('PUT')
    expect((await operate(app, 'copy-files', '--to', troubled.url('stops'))).exitCode).toBe(0)
    expect(await contents(storeAt(s3.url('stops')))).toEqual(await contents(app.services.files))
  })

  test('into a store that is killed in the middle goes on when that is back', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'keystead-s3-'))
    const first = await startS3Process(directory)
    const at = (port: number) => s3.url('store-killed').replace(`:${s3.port}/`, `:${port}/`)
    const slow = await startTroubledS3({ url: () => at(first.port), port: first.port })
    slow.trouble('PUT', ...slowly)
    const url = at(first.port)
    const copying = operate(app, 'copy-files', '--to', slow.url(''))
    await expect.poll(async () => (await contents(storeAt(url))).size, { interval: 5 }).toBeGreaterThan(2)
    await first.kill()
    expect((await copying).exitCode).toBe(1)

    const again = await startS3Process(directory, first.port)
    expect((await contents(storeAt(url))).size).toBeLessThan(44)
    expect((await operate(app, 'copy-files', '--to', url)).exitCode).toBe(0)
    expect(await contents(storeAt(url))).toEqual(await contents(app.services.files))
    await again.kill()
    await slow.close()
    await rm(directory, { recursive: true })
  })

  test('ends with 1 where what came to lie there is something else', async () => {
    const to = s3.url('differs')
    await operate(app, 'copy-files', '--to', to)
    await app.services.files.put('papers/0.pdf', Buffer.alloc(20_000, 77))
    troubled.trouble('PUT', 'spoil', 'spoil')
    const { exitCode, complained } = await operate(app, 'copy-files', '--to', troubled.url('differs'))
    expect(exitCode).toBe(1)
    expect(complained).toContain('1 files differ, such as papers/0.pdf')
  })

  test('refuses places that are the same, within each other, filled by others, or none', async () => {
    const refused = async (...words: string[]) => {
      const { exitCode, complained } = await operate(app, 'copy-files', ...words)
      expect(exitCode).toBe(1)
      expect(complained).not.toContain('S3RVER')
      return complained
    }
    expect(await refused()).toContain('Please say where to')
    expect(await refused('--to', 'folder')).toContain('the same place')
    expect(await refused('--from', s3.url('a'), '--to', s3.url('a/b'))).toContain('within the other')
    expect(await refused('--to', 's3://S3RVER:S3RVER@host')).toContain('A place is "folder"')
    await storeAt(s3.url('others')).put('their/file', Buffer.from('x'))
    expect(await refused('--to', s3.url('others'))).toContain('is not empty')
    expect(await refused('--from', s3.url('others'), '--to', s3.url('new'))).toContain('not known to hold files')
    await storeAt(s3.url('marked')).put(
      'keystead-files.json',
      Buffer.from('{"id":"5a8b2f34-43cc-4b6f-9c1c-0c3d4a4b5c6d","copiedFrom":null,"isWhole":true}'),
    )
    expect(await refused('--to', s3.url('marked'))).toContain('another installation')
  })

  test('a process that starts on the copy is at home, one on the folder is elsewhere, and the way back is the same', async () => {
    const to = s3.url('switched')
    await operate(app, 'copy-files', '--to', to)
    expect(await readyzOn({ FILES_URL: to })).toEqual({ status: 'ready' })
    expect(await readyzOn({})).toEqual({ status: 'files elsewhere' })
    const checked = await operate(app, 'check-files')
    expect([checked.exitCode, checked.complained]).toEqual([1, expect.stringContaining('is not the store of this database')])

    expect((await operate(app, 'copy-files', '--from', to, '--to', 'folder')).exitCode).toBe(0)
    expect(await readyzOn({})).toEqual({ status: 'ready' })
    expect(await readyzOn({ FILES_URL: to })).toEqual({ status: 'files elsewhere' })
  })

  /** What another process of the same database says, once it has started. */
  async function readyzOn(environment: Record<string, string>): Promise<unknown> {
    const { databaseUrl, secret, services } = app
    const ground = { databaseUrl, secret, dataDir: services.settings.DATA_DIR, clear: async () => {} }
    const other = await startAppOn(ground, environment)
    await other.services.filesHome.settle()
    const answer = await fetch(`${other.url}/readyz`)
    await other.close()
    return answer.json()
  }
})

describe('check-files', () => {
  test('says that all is there, and what is missing', async () => {
    await app.services.filesHome.settle()
    expect(await operate(app, 'check-files')).toMatchObject({ exitCode: 0, said: expect.stringMatching(/^Missing +0$/m) })
    const [row] = await app.sql<{ storage_key: string }>('select storage_key from upload limit 1')
    await app.services.files.deleteAll(`${row!.storage_key}/`)
    expect(await operate(app, 'check-files')).toMatchObject({ exitCode: 1, complained: expect.stringContaining(row!.storage_key) })
  })

  test('takes a store for the right one when it is told to', async () => {
    await app.sql('update file_place set id = gen_random_uuid()')
    expect((await operate(app, 'check-files')).complained).toContain('is not the store of this database')
    await operate(app, 'check-files', '--adopt')
    expect((await operate(app, 'check-files')).said).toMatch(/^The store of this database +yes$/m)
  })
})
