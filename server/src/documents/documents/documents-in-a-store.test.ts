import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  GetDocumentDetails,
  GetDocumentFile,
  GetDocumentsArchive,
  GetDocumentsList,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { overHttp } from '../../../../tools/client/client.ts'
import { startAppProcess } from '../../../test/app-process.ts'
import { closeClamds, startClamd } from '../../../test/fake-clamd.ts'
import { startTestApp, type TestApp, type TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { browser } from '../../../test/people.ts'
import { startS3, type TestS3 } from '../../../test/s3-server.ts'
import { startTroubledS3, type TroubledS3 } from '../../../test/troubled-s3.ts'
import { isOfTheHouse } from '../../files/house-files.ts'
import { listed } from '../../files/stores/file-store.contract.ts'
import { sweepFiles } from '../../files/sweep-files.ts'
import { systemClock } from '../../process/clock.ts'
import { addedDocument, testPdf, uploadedPdf } from './document.factory.ts'
import { readDocument } from './read-document.ts'

/* Documents where their files lie in a store that processes share and that fails, and where a scanner looks at them. */

let s3: TestS3
let troubled: TroubledS3
let app: TestApp
let owner: TestPerson
beforeAll(async () => {
  s3 = await startS3()
  troubled = await startTroubledS3(s3)
  app = await startTestApp({ FILES_URL: troubled.url('app') })
  await app.services.filesHome.settle()
})
beforeEach(async () => {
  owner = await app.newPerson()
})
afterAll(async () => {
  await app.close()
  await troubled.close()
  await s3.close()
})

const kept = async () => (await listed(app.services.files, '')).map(({ key }) => key).filter((key) => !isOfTheHouse(key))
const versions = async () =>
  (await app.sql<{ storage_key: string }>('select storage_key from document_version order by 1')).map((row) => row.storage_key)
const waiting = async () => (await app.sql('select 1 from upload where used_at is null')).length
const read = async (person: TestPerson, DocumentId: string) =>
  Buffer.from(await (await person.raw(must(await person.call(GetDocumentFile, { DocumentId })).Url)).arrayBuffer())
const sweepTomorrow = () =>
  sweepFiles({ ...app.services, clock: { ...systemClock, now: () => new Date(Date.now() + 25 * 3_600_000) } }, new AbortController().signal)

test('two processes with folders of their own serve the same files, and words that one has read are found by the other', async () => {
  const other = await mkdtemp(join(tmpdir(), 'keystead-other-'))
  const content = await testPdf('Chandeliers')
  const id = await addedDocument(owner, {}, { content })
  const [version] = await app.sql<{ id: string }>('select id from document_version where document_id = $1', [id])
  await readDocument(app.services, { versionId: version!.id }, new AbortController().signal)
  const second = await startAppProcess(app, { FILES_URL: s3.url('app'), DATA_DIR: other })
  try {
    const there = browser(overHttp(second.url), 'device-of-owner', { ...owner, secret: owner.cookie.replace(/^sid=/, '') })
    const { Url } = must(await there.call(GetDocumentFile, { DocumentId: id }))
    for (const url of [app.url, second.url]) {
      const answer = await fetch(new URL(Url, url), { headers: { cookie: owner.cookie } })
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    }
    expect(must(await there.call(GetDocumentsList, { Keyword: 'chandelier' })).TotalCount).toBe(1)
  } finally {
    await second.stop()
    await rm(other, { recursive: true })
  }
}, 60_000)

describe('a store that fails', () => {
  const always = <What extends string>(what: What) => Array.from({ length: 100 }, () => what)

  test('in the middle of an upload leaves no row, and nothing after a day', async () => {
    const before = [await versions(), await waiting(), await kept()]
    for (const passed of [0, 1]) {
      troubled.trouble('PUT', ...Array.from({ length: passed }, () => 'pass' as const), ...always('drop'))
      await expect(uploadedPdf(owner)).rejects.toThrow('Unavailable')
      troubled.trouble('PUT')
    }
    troubled.trouble('PUT', 'full')
    await expect(uploadedPdf(owner)).rejects.toThrow('NoRoomLeft')
    await sweepTomorrow()
    expect([await versions(), await waiting(), await kept()]).toEqual(before)
  })

  test('while a file is read says so calmly, and has it again afterwards', async () => {
    const content = await testPdf('Here')
    const id = await addedDocument(owner, {}, { content })
    const { Url } = must(await owner.call(GetDocumentFile, { DocumentId: id }))
    troubled.trouble('GET', ...always('busy'))
    const refused = await owner.raw(Url)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    troubled.trouble('GET')
    expect((await read(owner, id)).equals(content)).toBe(true)
  })
})

test('a process that is killed while it takes a document in leaves no row without its bytes, and no bytes without their row after a day', async () => {
  const before = [await versions(), await waiting(), await kept()]
  const process = await startAppProcess(app, { FILES_URL: troubled.url('app') })
  // The file has come in; while it is moved to its place the store hangs.
  troubled.trouble('PUT', 'pass', 'hang')
  const puts = troubled.count('PUT')
  const sender = browser(overHttp(process.url), 'device-of-owner', { ...owner, secret: owner.cookie.replace(/^sid=/, '') })
  const sending = uploadedPdf(sender).catch(() => null)
  await expect.poll(() => troubled.count('PUT') - puts, { timeout: 60_000 }).toBe(2)
  await process.kill()
  await sending
  troubled.trouble('PUT')
  await sweepTomorrow()
  expect([await versions(), await waiting(), await kept()]).toEqual(before)
}, 180_000)

describe('a scanner', () => {
  let scanned: TestApp
  const clamd: { isAway: boolean; infected: Buffer } = { isAway: false, infected: Buffer.alloc(0) }
  beforeAll(async () => {
    const verdict = (content: Buffer) => {
      if (clamd.isAway) return 'INSTREAM size limit exceeded. ERROR\0'
      return content.equals(clamd.infected) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
    }
    scanned = await startTestApp({ VIRUS_SCANNER_URL: await startClamd({ verdict }) })
  })
  afterAll(async () => {
    await scanned.close()
    await closeClamds()
  })

  const look = async (documentId: string) => {
    const [version] = await scanned.sql<{ id: string }>('select id from document_version where document_id = $1', [documentId])
    await readDocument(scanned.services, { versionId: version!.id }, new AbortController().signal)
  }

  test('has to say that a file is clean before anyone opens it, and one with a virus is never opened', async () => {
    const person = await scanned.newPerson()
    const clean = await addedDocument(person, {}, { content: await testPdf('Clean') })
    clamd.infected = await testPdf('A virus')
    const infected = await addedDocument(person, {}, { content: clamd.infected })
    const open = async (DocumentId: string) => (await person.call(GetDocumentFile, { DocumentId })).error?.Code
    expect([await open(clean), await open(infected)]).toEqual(['DocumentBeingScanned', 'DocumentBeingScanned'])
    clamd.isAway = true
    await expect(look(clean)).rejects.toThrow('no answer')
    expect(await open(clean)).toBe('DocumentBeingScanned')
    clamd.isAway = false
    await look(clean)
    await look(infected)
    expect([await open(clean), await open(infected)]).toEqual([undefined, 'DocumentInfected'])
    expect(must(await person.call(GetDocumentDetails, { DocumentId: infected })).Scan).toBe('infected')
    expect((await person.call(GetDocumentsArchive, { DocumentIds: [infected] })).error?.Code).toBe('ArchiveEmpty')
    expect(must(await person.call(GetDocumentsArchive, { DocumentIds: [infected, clean] }))).toMatchObject({
      FilesCount: 1,
      LeftOutCount: 1,
    })
  })
})
