import { DeleteForever, RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import {
  DeleteDocument,
  GetDocumentFile,
  GetDocumentsArchive,
  UpdateDocument,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { DeleteDocumentFolder } from '@keystead/contract/documents/documents/folder.operations.ts'
import { GetDocumentSharedUsers, GetSharedFileByLink, UnshareDocument } from '@keystead/contract/documents/sharing/share.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestCaller, type TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { startS3, type TestS3 } from '../../../test/s3-server.ts'
import { noisyPng } from '../../files/contents/made-picture.factory.ts'
import { isOfTheHouse } from '../../files/house-files.ts'
import { listed } from '../../files/stores/file-store.contract.ts'
import type { Services } from '../../rpc/services.ts'
import { linkToShare, shared } from '../sharing/share.factory.ts'
import { addedDocument, addedFolder, testPdf, uploadedPdf } from './document.factory.ts'
import { documentFiles } from './document.files.ts'
import { emptyBins } from './housekeeping.ts'

/* Whatever brings, reads or deletes bytes of documents, wherever these lie. */

describe.each(['in the data folder', 'in a store that speaks S3'])('files of documents %s', (place) => {
  let s3: TestS3
  let app: TestApp
  let owner: TestPerson
  beforeAll(async () => {
    s3 = await startS3()
    app = await startTestApp(place === 'in the data folder' ? {} : { FILES_URL: s3.url('documents') })
    await app.services.filesHome.settle()
  })
  beforeEach(async () => {
    owner = await app.newPerson()
  })
  afterAll(async () => {
    await app.close()
    await s3.close()
  })

  const kept = async () => (await listed(app.services.files, '')).map(({ key }) => key).filter((key) => !isOfTheHouse(key))
  /** Each test leaves what its rows name, and nothing else. */
  const expectKept = async (count: number) => {
    const rows = await app.sql<{ storage_key: string }>('select storage_key from document_version order by 1')
    expect(await kept()).toEqual(rows.map((row) => row.storage_key))
    const own = await app.sql('select 1 from document_version where account_id = $1', [owner.accountId])
    expect(own.length).toBe(count)
  }
  const urlOf = async (DocumentId: string, more: { Number?: number; Use?: 'view' | 'download' } = {}) =>
    must(await owner.call(GetDocumentFile, { DocumentId, ...more })).Url
  const bytesAt = async (reader: Pick<TestCaller, 'raw'>, url: string) => Buffer.from(await (await reader.raw(url)).arrayBuffer())
  const added = (content: Buffer, more = {}) => addedDocument(owner, more, { fileName: 'paper.png', content })
  const replace = async (DocumentId: string, Version: number, content: Buffer) =>
    must(
      await owner.call(UpdateDocument, {
        DocumentId,
        Version,
        UploadId: await uploadedPdf(owner, { fileName: 'paper.png', content }),
        Comments: 'Scanned once more',
      }),
    )
  const replaced = async (first: Buffer, second: Buffer, more = {}) => {
    const id = await added(first, more)
    await replace(id, 1, second)
    return id
  }

  test('are served whole and in parts, and not beyond their end', async () => {
    const content = await noisyPng('porch', 200_000)
    const url = await urlOf(await added(content))
    expect((await bytesAt(owner, url)).equals(content)).toBe(true)
    const length = content.length
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 1],
      ['bytes=1-70000', 1, 70_001],
      ['bytes=150000-', 150_000, length],
      ['bytes=-5', length - 5, length],
      [`bytes=10-${length + 1_000}`, 10, length],
    ] as const) {
      const part = await owner.raw(url, { headers: { Range: range } })
      expect([part.status, part.headers.get('content-range')], range).toEqual([206, `bytes ${from}-${to - 1}/${length}`])
      expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(from, to)), range).toBe(true)
    }
    const beyond = await owner.raw(url, { headers: { Range: `bytes=${length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${length}`])
    await expectKept(1)
  })

  test('of each version stay as they came, also of what came back from the bin', async () => {
    const [first, second, third] = [await noisyPng('one', 900), await noisyPng('two', 900), await noisyPng('three', 900)]
    const folder = await addedFolder(owner, 'Boiler')
    const id = await replaced(first, second, { FolderId: folder })
    must(await owner.call(DeleteDocumentFolder, { FolderId: folder }))
    expect((await owner.call(GetDocumentFile, { DocumentId: id })).error?.Code).toBe('DocumentNotFound')
    await expectKept(2)
    must(await owner.call(RestoreDocuments, { FolderIds: [folder] }))
    const { version } = (await app.sql<{ version: number }>('select version from document where id = $1', [id]))[0]!
    await replace(id, version, third)
    for (const [place, content] of [first, second, third].entries())
      expect((await bytesAt(owner, await urlOf(id, { Number: place + 1 }))).equals(content)).toBe(true)
    expect((await bytesAt(owner, await urlOf(id, { Use: 'download' }))).equals(third)).toBe(true)
    await expectKept(3)
  })

  test('come as one archive, the latest version of each', async () => {
    const [first, second, other] = [await noisyPng('former', 900), await noisyPng('current', 900), await testPdf('Other')]
    const folder = await addedFolder(owner, 'All')
    await replaced(first, second, { FolderId: folder })
    await addedDocument(owner, { FolderId: folder }, { content: other })
    const archive = must(await owner.call(GetDocumentsArchive, { FolderIds: [folder] }))
    expect(archive).toMatchObject({ FilesCount: 2, Bytes: second.length + other.length })
    const zip = await bytesAt(owner, archive.Url)
    expect([first, second, other].map((content) => zip.includes(content))).toEqual([false, true, true])
  })

  test('are read by the link of a share, in parts as well, until it ends', async () => {
    const content = await testPdf('For the bank')
    const id = await addedDocument(owner, {}, { content })
    await shared(owner, { DocumentIds: [id], Emails: ['bank@example.com'] })
    const [share] = must(await owner.call(GetDocumentSharedUsers, { DocumentId: id })).Items
    const Token = await linkToShare(app, owner, share!.ShareId)
    const visitor = app.visitor()
    const { Url } = must(await visitor.call(GetSharedFileByLink, { Token, DocumentId: id, Use: 'download' }))
    expect((await bytesAt(visitor, Url)).equals(content)).toBe(true)
    const part = await visitor.raw(Url, { headers: { Range: 'bytes=1-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PDF'])
    expect((await visitor.raw(Url, { headers: { Range: `bytes=${content.length}-` } })).status).toBe(416)
    must(await owner.call(UnshareDocument, { DocumentId: id }))
    expect((await visitor.raw(Url)).status).toBe(404)
  })

  test('go with their document, each version of it: by hand, after 30 days in the bin, and with the account', async () => {
    const [first, second] = [await noisyPng('before', 900), await noisyPng('after', 900)]
    const folder = await addedFolder(owner, 'Old')
    const [single, overdue] = [await replaced(first, second), await replaced(first, second)]
    await replaced(first, second, { FolderId: folder })
    await replaced(first, second)
    await expectKept(8)

    for (const DocumentId of [single, overdue]) must(await owner.call(DeleteDocument, { DocumentId }))
    must(await owner.call(DeleteDocumentFolder, { FolderId: folder }))
    const url = await urlOf(await added(first))
    must(await owner.call(DeleteForever, { DocumentIds: [single] }))
    await expectKept(7)
    must(await owner.call(DeleteForever, { FolderIds: [folder] }))
    await expectKept(5)

    await app.sql(`update document set deleted_at = now() - interval '31 days' where id = $1`, [overdue])
    await emptyBins(app.services, new AbortController().signal)
    await expectKept(3)

    must(await owner.call(CloseAccount, { Email: owner.email }))
    await expectKept(0)
    expect((await owner.raw(url)).status).not.toBe(200)
  })

  test('of an upload whose commit was not heard of stay: its row may be there', async () => {
    const { services } = app
    const deaf: Services = {
      ...services,
      database: {
        ...services.database,
        async transaction(claims, work, options) {
          const result = await services.database.transaction(claims, work, options)
          if (!options?.readOnly) throw new Error('Connection terminated unexpectedly')
          return result
        },
      },
    }
    for (const [fileName, content] of [
      ['paper.png', await noisyPng('unheard', 900)],
      ['paper.pdf', await testPdf('Unheard')],
    ] as const) {
      const key = `incoming/2026-11-27/${fileName}`
      await services.files.put(key, content)
      const sender = { accountId: owner.accountId, senderId: owner.accountId, fileName, isWanted: () => true }
      await expect(documentFiles.take(deaf, { key, bytes: content.length }, sender)).rejects.toThrow('Connection terminated')
      await services.files.delete(key)
    }
    const rows = await app.sql<{ storage_key: string }>('select storage_key from upload where account_id = $1', [owner.accountId])
    expect(await Promise.all(rows.map((row) => services.files.exists(row.storage_key)))).toEqual([true, true])
  })
})
