import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpApp, backUpOf, keystead, newDatabase, restoreInto } from '../../test/backups.ts'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { startS3, type TestS3 } from '../../test/s3-server.ts'
import { uploadPicture } from '../properties/images/image.factory.ts'
import { filesPlace, openFileStore } from '../files/file-store.ts'
import { isOfTheHouse } from '../files/house-files.ts'
import type { FileStore } from '../rpc/machinery.ts'

/* What lies in a store elsewhere goes into an archive, into a folder, into an archive again, and into another store. */

let s3: TestS3
let app: TestApp
let folder: string
beforeAll(async () => {
  s3 = await startS3()
  folder = await mkdtemp(join(tmpdir(), 'keystead-backup-'))
  app = await startTestApp({ FILES_URL: s3.url('first') })
  await uploadPicture(await app.newPerson(), 1)
  await app.services.files.put('incoming/2026-11-27/half', Buffer.from('half'))
})
afterAll(async () => {
  await app.close()
  await s3.close()
  await rm(folder, { recursive: true })
})

const inStore = (name: string) => openFileStore(filesPlace({ DATA_DIR: join(folder, name), FILES_URL: s3.url(name) }))
const inFolder = (name: string) => openFileStore(filesPlace({ DATA_DIR: join(folder, name), FILES_URL: undefined }))

async function contents(files: FileStore): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for await (const { key } of files.list('')) {
    if (!isOfTheHouse(key)) all.set(key, Buffer.from(await files.read(key)).toString('base64'))
  }
  return all
}

test('a backup of a store is restored into a folder, and one of a folder into a store', async () => {
  const [first, second] = [join(folder, 'first.tar'), join(folder, 'second.tar')]
  const { manifest, missing } = await backUpApp(app, first)
  expect(missing).toEqual([])
  const there = await contents(app.services.files)
  expect(manifest.files.count).toBe(there.size)
  expect(there.size).toBeGreaterThan(3)

  const [one, other] = [await newDatabase('store_to_folder'), await newDatabase('folder_to_store')]
  await restoreInto(one.url, first, join(folder, 'in-folder'))
  expect(await contents(inFolder('in-folder'))).toEqual(there)

  const again = await backUpOf({ url: one.url, dataDir: join(folder, 'in-folder'), secret: app.secret }, second)
  expect(again.manifest.files).toEqual(manifest.files)
  await restoreInto(other.url, second, join(folder, 'in-store'), { files: inStore('in-store') })
  expect(await contents(inStore('in-store'))).toEqual(there)
  await one.drop()
  await other.drop()
}, 120_000)

test('files that rows name and the store lacks are told', async () => {
  const [row] = await app.sql<{ storage_key: string }>('select storage_key from upload limit 1')
  const kept = new Map<string, Uint8Array>()
  for await (const { key } of app.services.files.list(`${row!.storage_key}/`)) kept.set(key, await app.services.files.read(key))
  await app.services.files.deleteAll(`${row!.storage_key}/`)
  expect((await backUpApp(app, join(folder, 'missing.tar'))).missing).toEqual([row!.storage_key])
  for (const [key, content] of kept) await app.services.files.put(key, content)
})

test('the programs save and restore what FILES_URL names, never over what is there, and leave nothing where they fail', async () => {
  const archive = join(folder, 'by-program.tar')
  const at = (name: string, url: string) => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: url,
    FILES_URL: s3.url(name),
    SECRET_KEY: app.secret,
  })
  const saved = await keystead(['backup', archive], { ...at('first', app.databaseUrl), DATA_DIR: app.services.settings.DATA_DIR })
  expect(saved).toMatchObject({ code: 0, said: expect.stringContaining(' rows, 4 files') })

  const database = await newDatabase('by_program')
  const filled = await keystead(['restore', archive], { ...at('trial', database.url), FILES_URL: s3.url('first') })
  expect(filled).toMatchObject({ code: 1, said: expect.stringContaining('is not empty: there is') })
  const unreachable = await keystead(['restore', archive], {
    ...at('trial', database.url),
    FILES_URL: 's3://KEY:SECRET@127.0.0.1:1/keystead?tls=off',
  })
  expect(unreachable).toMatchObject({ code: 1, said: expect.stringContaining('can’t reach its files') })
  expect(unreachable.said).not.toContain('SECRET')

  const restored = await keystead(['restore', archive], at('trial', database.url))
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('keystead/trial/ at 127.0.0.1') })
  expect(restored.said).not.toContain('S3RVER')
  expect(await contents(inStore('trial'))).toEqual(await contents(app.services.files))
  expect(await readdir(join(folder, 'trial'))).not.toContain('restore.unfinished')
  await database.drop()
}, 120_000)
