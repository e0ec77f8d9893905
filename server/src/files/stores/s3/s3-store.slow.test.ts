import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3, type TestS3 } from '../../../../test/s3-server.ts'
import { startTroubledS3, type TroubledS3 } from '../../../../test/troubled-s3.ts'
import { readS3Address } from '../../../settings/files-url.ts'
import { describeFileStore, listed } from '../file-store.contract.ts'
import { FileStoreFull, FileStoreUnavailable } from '../file-store-errors.ts'
import { MissingFile } from '../../../rpc/missing-file.ts'
import { openS3Store, type S3StoreOptions } from './s3-store.ts'

let s3: TestS3
let draftFolder: string
beforeAll(async () => {
  s3 = await startS3()
  draftFolder = await mkdtemp(join(tmpdir(), 'keystead-drafts-'))
})
afterAll(async () => {
  await s3.close()
  await rm(draftFolder, { recursive: true })
})

const PAGE = 7
const open = (url: string, options: Partial<S3StoreOptions> = {}) => openS3Store({ address: readS3Address(url)!, draftFolder, ...options })

describeFileStore('a store that speaks S3', async () => ({
  files: open(s3.url('contract/in-a-folder'), { pageSize: PAGE }),
  pageSize: PAGE,
  // The server of the tests has folders where their names without the slash would stand.
  namesBesideFolders: [],
  close: async () => expect(await readdir(draftFolder)).toEqual([]),
}))

describe('a store that speaks S3', () => {
  let troubled: TroubledS3
  beforeAll(async () => {
    troubled = await startTroubledS3(s3)
  })
  afterAll(() => troubled.close())

  // Long enough for a machine that is busy with other tests.
  const timing = { connectMs: 3_000, silenceMs: 1_500, requestMs: 10_000, tries: 3, pauseMs: 5 }
  const openTroubled = (folder = 'troubled') => open(troubled.url(folder), { timing, pageSize: PAGE })
  const content = randomBytes(3_000_000)

  test('is asked again where it is busy, drops a connection, is silent or says nothing of what it did', async () => {
    const files = openTroubled()
    for (const what of ['busy', 'drop', 'hang', 'after', 'lie'] as const) {
      troubled.trouble('PUT', what)
      const before = troubled.count('PUT')
      await files.put(`again/${what}`, content)
      expect(troubled.count('PUT') - before, what).toBe(2)
      troubled.trouble('GET', what === 'lie' ? 'busy' : what)
      expect(content.equals(Buffer.from(await files.read(`again/${what}`))), what).toBe(true)
      troubled.trouble('HEAD', what)
      expect(await files.size(`again/${what}`), what).toBe(content.length)
      troubled.trouble('DELETE', what)
      await files.delete(`again/${what}`)
      expect(await files.exists(`again/${what}`), what).toBe(false)
    }
  })

  test('goes on reading from where it broke off or fell silent, also in a part of a file', async () => {
    const files = openTroubled()
    await files.put('broken/off', content)
    for (const what of ['cut', 'stall'] as const) {
      troubled.trouble('GET', what, what)
      const before = troubled.count('GET')
      expect((await buffer(await files.readStream('broken/off'))).equals(content), what).toBe(true)
      expect(troubled.count('GET') - before, what).toBe(3)
      troubled.trouble('GET', what)
      const part = await buffer(await files.readStream('broken/off', { start: 1_000_000, end: 2_000_000 }))
      expect(part.equals(content.subarray(1_000_000, 2_000_001)), what).toBe(true)
    }
  })

  test('is read no further where the file has become another one meanwhile', async () => {
    const files = openTroubled()
    await files.put('changed/one', content)
    troubled.trouble('GET', 'stall')
    const stream = await files.readStream('changed/one')
    await files.put('changed/one', randomBytes(3_000_000))
    await expect(buffer(stream)).rejects.toBeInstanceOf(FileStoreUnavailable)
  })

  test('waits for a reader who takes their time', async () => {
    const files = openTroubled()
    await files.put('slow/reader', content)
    const pieces: Buffer[] = []
    for await (const chunk of await files.readStream('slow/reader')) {
      if (pieces.length < 3) await pause(timing.silenceMs * 2)
      pieces.push(chunk as Buffer)
    }
    expect(Buffer.concat(pieces).equals(content)).toBe(true)
  })

  test.each(['busy', 'drop', 'hang', 'lie', 'denied'] as const)(
    'that answers "%s" for too long is not available, and nothing is half there',
    async (what) => {
      const files = openTroubled(`for-long-${what}`)
      troubled.trouble('PUT', what, what, what, what)
      const error = await files.putStream('new/file', Readable.from([content], { objectMode: false })).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(FileStoreUnavailable)
      expect(error).toMatchObject({ definition: { status: 503, code: 'Unavailable' }, retryAfterSeconds: 10 })
      expect(String(error)).not.toContain('S3RVER')
      expect(await readdir(draftFolder)).toEqual([])
      // What it lied about, it has.
      if (what !== 'lie') expect(await listed(files, '')).toEqual([])
    },
  )

  test('that is full says so as a disk does, and is not asked again', async () => {
    troubled.trouble('PUT', 'full', 'full')
    const before = troubled.count('PUT')
    const error = await openTroubled()
      .put('full/file', content)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FileStoreFull)
    expect(error).toMatchObject({ definition: { code: 'NoRoomLeft' } })
    expect(troubled.count('PUT') - before).toBe(1)
    troubled.trouble('PUT')
  })

  test('has moved a file also where the answers are lost', async () => {
    const files = openTroubled('moving')
    await files.put('from', content)
    troubled.trouble('PUT', 'after')
    troubled.trouble('DELETE', 'after')
    await files.move('from', 'to/there')
    expect((await listed(files, '')).map(({ key, bytes }) => [key, bytes])).toEqual([['to/there', content.length]])
  })

  test('that is not there, or is another one, is not available rather than empty', async () => {
    const nowhere = open('s3://a:b@127.0.0.1:1/keystead?tls=off', { timing })
    const wrongSecret = open(s3.url().replace('S3RVER:S3RVER', 'S3RVER:other'), { timing })
    const wrongBucket = open(s3.url().replace('/keystead', '/elsewhere'), { timing })
    const notSafe = open(s3.url().replace('?tls=off', ''), { timing })
    for (const files of [nowhere, wrongSecret, wrongBucket, notSafe]) {
      for (const work of [() => files.read('a'), () => files.readStream('a'), () => files.put('a', content), () => listed(files, '')])
        await expect(work()).rejects.toBeInstanceOf(FileStoreUnavailable)
    }
    await expect(nowhere.size('a')).rejects.toBeInstanceOf(FileStoreUnavailable)
    await expect(open(s3.url()).read('a')).rejects.toBeInstanceOf(MissingFile)
  })

  test('keeps folders of one bucket apart', async () => {
    const [one, other] = [open(s3.url('apart/one')), open(s3.url('apart/one-more'))]
    await one.put('a/file', content)
    await other.put('a/other', content)
    expect((await listed(one, '')).map(({ key }) => key)).toEqual(['a/file'])
    await other.deleteAll('a/')
    expect(await one.exists('a/file')).toBe(true)
  })
})
