import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, startTestApp } from '../../../test/harness.ts'
import { uploadPicture } from '../../properties/images/image.factory.ts'
import type { FileStore } from '../../rpc/machinery.ts'
import { MARK } from '../house-files.ts'
import { FileStoreUnavailable } from '../stores/file-store-errors.ts'
import { openFolderStore } from '../stores/folder-store.ts'
import { readMark, writeMark } from './files-mark.ts'
import { openFilesHome } from './files-home.ts'

const NEW_ID = '5a8b2f34-43cc-4b6f-9c1c-0c3d4a4b5c6d'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  await uploadPicture(await app.newPerson(), 1)
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-home-'))
  await app.sql('delete from file_place')
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => app.close())

const store = (name: string) => openFolderStore(join(folder, name))
const homeOf = (files: FileStore, { keptFiles = app.services.keptFiles, isOwnFolder = true } = {}) =>
  openFilesHome({ files, jobDatabase: app.services.jobDatabase, keptFiles, isOwnFolder })
/** What the start of a process on this store finds. */
async function isElsewhere(files: FileStore): Promise<boolean> {
  const home = homeOf(files)
  await home.settle()
  expect(await home.isHere()).toBe(!home.isElsewhere())
  return home.isElsewhere()
}

test('the first start marks its store, and processes that share it are at home', async () => {
  expect(await isElsewhere(store('one'))).toBe(false)
  expect(await isElsewhere(store('one'))).toBe(false)
  const [place] = await app.sql<{ id: string }>('select id from file_place where is_marked')
  expect(await readMark(store('one'))).toEqual({ id: place?.id, copiedFrom: null, isWhole: true })
})

test('a process whose folder is another one is told, empty or not, at each start', async () => {
  await isElsewhere(store('one'))
  expect(await isElsewhere(store('other'))).toBe(true)
  await store('other').put('pictures/a', Buffer.from('x'))
  expect(await isElsewhere(store('other'))).toBe(true)
  expect(await store('other').exists(MARK)).toBe(false)
  expect(await isElsewhere(store('one'))).toBe(false)
})

test('an older installation is marked with the files that it has', async () => {
  await store('older').put('pictures/aa/hash/400.webp', Buffer.from('x'))
  expect(await isElsewhere(store('older'))).toBe(false)
})

test('a new installation does not take the files of another one for its own, marked or not', async () => {
  await store('theirs').put('pictures/aa/hash/400.webp', Buffer.from('x'))
  const home = homeOf(store('theirs'), { keptFiles: [] })
  await app.sql('delete from upload')
  await home.settle()
  expect([home.isElsewhere(), await store('theirs').exists(MARK)]).toEqual([true, false])
  await uploadPicture(await app.newPerson(), 2)
  const bucket = homeOf(store('theirs'), { isOwnFolder: false })
  await bucket.settle()
  expect([bucket.isElsewhere(), await store('theirs').exists(MARK)]).toEqual([true, false])
  await writeMark(store('marked'), { id: NEW_ID, copiedFrom: null, isWhole: true })
  expect(await isElsewhere(store('marked'))).toBe(true)
  await store('broken').put(MARK, Buffer.from('{'))
  expect(await isElsewhere(store('broken'))).toBe(true)
})

test('a start that broke off after it had laid down the mark is no one else', async () => {
  await isElsewhere(store('one'))
  await app.sql('update file_place set is_marked = false')
  expect(await isElsewhere(store('one'))).toBe(false)
})

test('where files were copied to another store, the start there is at home, and one on the former store no longer', async () => {
  await isElsewhere(store('former'))
  const former = (await readMark(store('former')))!
  await writeMark(store('new'), { id: NEW_ID, copiedFrom: former.id, isWhole: false })
  expect(await isElsewhere(store('new'))).toBe(true)
  await writeMark(store('new'), { id: NEW_ID, copiedFrom: former.id, isWhole: true })
  expect(await isElsewhere(store('new'))).toBe(false)
  expect(await isElsewhere(store('former'))).toBe(true)
  expect(await isElsewhere(store('new'))).toBe(false)
})

test('a store that does not answer is not said to be another one', async () => {
  const down = async () => {
    throw new FileStoreUnavailable('down')
  }
  const home = homeOf({ ...store('one'), read: down })
  await expect(home.settle()).rejects.toBeInstanceOf(FileStoreUnavailable)
  expect(home.isElsewhere()).toBe(false)
  expect(await isElsewhere(store('one'))).toBe(false)
})
