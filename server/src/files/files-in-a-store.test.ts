import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AddAssetImages, DeleteAssetImage } from '@keystead/contract/properties/images/image.operations.ts'
import { GetAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppProcess, startAppProcess } from '../../test/app-process.ts'
import { type TestApp, type TestPerson, startTestApp } from '../../test/harness.ts'
import { must } from '../../test/must.ts'
import { browser } from '../../test/people.ts'
import { startS3, type TestS3 } from '../../test/s3-server.ts'
import { startTroubledS3, type TroubledS3 } from '../../test/troubled-s3.ts'
import { overHttp } from '../../../tools/client/client.ts'
import { systemClock } from '../process/clock.ts'
import { testPicture, uploadPicture } from '../properties/images/image.factory.ts'
import { sendFile } from '../../test/uploads.ts'
import { manyHomes, startImport } from '../properties/imports/import.factory.ts'
import { addProperty } from '../properties/properties/property.factory.ts'
import { isOfTheHouse } from './house-files.ts'
import { listed } from './stores/file-store.contract.ts'
import { sweepFiles } from './sweep-files.ts'

/* The whole way of files, where they lie in a store that several processes share, and that fails. */

let directory: string
let s3: TestS3
let troubled: TroubledS3
let app: TestApp
let owner: TestPerson
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keystead-s3-'))
  s3 = await startS3({ directory })
  troubled = await startTroubledS3(s3)
  app = await startTestApp({ FILES_URL: troubled.url('app') })
  await app.services.filesHome.settle()
  owner = await app.newPerson()
})
afterAll(async () => {
  await app.close()
  await troubled.close()
  await s3.close()
  await rm(directory, { recursive: true })
})

const kept = async () => (await listed(app.services.files, '')).map(({ key }) => key).filter((key) => !isOfTheHouse(key))
const uploads = async () => (await app.sql('select id from upload')).length

/** A home with one picture, and where that is. */
async function pictured(seed: number): Promise<{ ImageId: string; Webp: string }> {
  const { AssetId } = await addProperty(owner)
  const { Images } = must(await owner.call(AddAssetImages, { AssetId, Images: [{ UploadId: await uploadPicture(owner, seed) }] }))
  const [image] = Images
  return { ImageId: image!.ImageId, Webp: image!.Sizes[0]!.Webp }
}

test('a picture is stored there alone, shown from there, and gone from there', async () => {
  const { ImageId, Webp } = await pictured(1)
  expect((await kept()).length).toBeGreaterThan(1)
  const shown = await owner.raw(Webp)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  must(await owner.call(DeleteAssetImage, { ImageId }))
  await expect.poll(kept).toEqual([])
  expect(await readdir(join(app.services.settings.DATA_DIR, 'files'))).toEqual(['.unfinished'])
  expect(await readdir(join(app.services.settings.DATA_DIR, 'files/.unfinished'))).toEqual([])
})

test('a table that people import is read from there', async () => {
  const { ImportId } = await startImport(owner, manyHomes(20))
  await app.startWorker()
  await expect.poll(async () => (await owner.call(GetAssetImport, { ImportId })).data).toMatchObject({ Status: 'finished', Accepted: 20 })
})

describe('a process on another computer', () => {
  let other: string
  beforeAll(async () => {
    other = await mkdtemp(join(tmpdir(), 'keystead-other-'))
  })
  afterAll(() => rm(other, { recursive: true }))

  test('shows the same picture, and says nothing', async () => {
    const { Webp } = await pictured(2)
    const second = await startAppProcess(app, { FILES_URL: s3.url('app'), DATA_DIR: other })
    const here = Buffer.from(await (await owner.raw(Webp)).arrayBuffer())
    const there = await fetch(new URL(Webp, second.url), { headers: { cookie: owner.cookie } })
    expect(Buffer.from(await there.arrayBuffer()).equals(here)).toBe(true)
    expect(await readiness(second)).toBe('ready')
    await second.stop()
    expect(second.said()).toContain('Files are kept in keystead/app/ at 127.0.0.1')
    expect(second.said()).not.toMatch(/are not in|S3RVER/)
  }, 60_000)

  test('says so where its files are in a folder of its own', async () => {
    const second = await startAppProcess(app, { FILES_URL: '', DATA_DIR: other })
    expect(await readiness(second)).toBe('files elsewhere')
    await second.stop()
    expect(second.said()).toContain(`The files of this database are not in ${join(other, 'files')}`)
    expect(second.said()).toContain('the same FILES_URL')
  }, 60_000)

  test('starts where the store does not answer, and says so', async () => {
    const second = await startAppProcess(app, { FILES_URL: 's3://KEY:SECRET@127.0.0.1:1/keystead?tls=off', DATA_DIR: other })
    expect(await readiness(second)).toBe('ready')
    await second.stop()
    expect(second.said()).toContain('The files in keystead/ at 127.0.0.1:1 can’t be reached.')
    expect(second.said()).not.toContain('SECRET')
  }, 60_000)

  async function readiness({ url }: AppProcess): Promise<string> {
    return ((await (await fetch(`${url}/readyz`)).json()) as { status: string }).status
  }
})

describe('a store that fails', () => {
  const always = <What extends string>(what: What) => Array.from({ length: 100 }, () => what)

  test.each(['drop', 'busy'] as const)('with "%s" lets uploads and pictures wait, and what needs no file goes on', async (what) => {
    const { Webp } = await pictured(what === 'drop' ? 3 : 4)
    const [rows, files] = [await uploads(), await kept()]
    for (const method of ['PUT', 'GET', 'HEAD', 'DELETE']) troubled.trouble(method, ...always(what))
    const content = await testPicture(what === 'drop' ? 5 : 6)
    const response = await owner.raw('/uploads', {
      method: 'POST',
      headers: { 'File-Name': 'a.jpg', 'File-Purpose': 'asset-image' },
      body: new Uint8Array(content),
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await response.json()).toMatchObject({ Error: { Code: 'Unavailable' } })
    const shown = await owner.raw(Webp)
    expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '10'])
    await addProperty(owner)
    for (const method of ['PUT', 'GET', 'HEAD', 'DELETE']) troubled.trouble(method)
    expect([await uploads(), await kept()]).toEqual([rows, files])
    expect(app.logLines.some((line) => line.includes('"event":"file-store"'))).toBe(true)
    expect(app.logLines.join('\n')).not.toContain('S3RVER')
    expect((await sendFile(owner, content)).StatusCode).toBe(200)
    expect((await owner.raw(Webp)).status).toBe(200)
  })

  test('in the middle of a picture leaves no row, and what it took is swept', async () => {
    const [rows, files] = [await uploads(), await kept()]
    troubled.trouble('PUT', 'pass', 'pass', 'pass', ...always('drop'))
    expect((await sendFile(owner, await testPicture(7))).StatusCode).toBe(503)
    troubled.trouble('PUT')
    expect(await uploads()).toBe(rows)
    expect((await kept()).length).toBeGreaterThan(files.length)
    const tomorrow = { ...systemClock, now: () => new Date(systemClock.now().getTime() + 25 * 3_600_000) }
    await sweepFiles({ ...app.services, clock: tomorrow }, new AbortController().signal)
    expect(await kept()).toEqual(files)
  })

  test('for want of room says so as a full disk does', async () => {
    troubled.trouble('PUT', 'full')
    expect(await sendFile(owner, await testPicture(8))).toMatchObject({ StatusCode: 503, Error: { Code: 'NoRoomLeft' } })
  })

  test('by going away for a while has all files again when it is back', async () => {
    const { Webp } = await pictured(9)
    const { port } = s3
    await s3.close()
    expect((await owner.raw(Webp)).status).toBe(503)
    expect((await sendFile(owner, await testPicture(10))).StatusCode).toBe(503)
    s3 = await startS3({ directory, port })
    expect((await owner.raw(Webp)).status).toBe(200)
    expect((await sendFile(owner, await testPicture(10))).StatusCode).toBe(200)
  })
})

test('a process that is killed in the middle of an upload leaves no row, and nothing after the sweep', async () => {
  const [rows, files] = [await uploads(), await kept()]
  const process = await startAppProcess(app, { FILES_URL: troubled.url('app') })
  // The upload itself comes in and two files of the picture are stored; with the third the store hangs.
  troubled.trouble('PUT', 'pass', 'pass', 'pass', 'hang')
  const before = troubled.count('PUT')
  const secret = owner.cookie.replace(/^sid=/, '')
  const sender = browser(overHttp(process.url), 'device-of-owner', { ...owner, secret })
  const sending = sendFile(sender, await testPicture(11)).catch(() => null)
  await expect.poll(() => troubled.count('PUT') - before).toBe(4)
  await process.kill()
  await sending
  expect(await uploads()).toBe(rows)
  expect((await kept()).length).toBe(files.length + 2)
  const tomorrow = { ...systemClock, now: () => new Date(systemClock.now().getTime() + 25 * 3_600_000) }
  await sweepFiles({ ...app.services, clock: tomorrow }, new AbortController().signal)
  expect(await kept()).toEqual(files)
}, 60_000)
