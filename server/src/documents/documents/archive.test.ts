import { randomBytes } from 'node:crypto'
import { GetDocumentsArchive, GetDocumentViews } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetFolderDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import { beforeEach, describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { givenShare } from '../sharing/share-rows.factory.ts'
import { givenDocument } from './document-rows.factory.ts'
import { addedDocument, addedFolder, testPdf } from './document.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

describe('many documents at once', () => {
  test('come as one archive with their folders, under names that every system takes', async () => {
    const top = await addedFolder(owner, 'Oak: House')
    const below = await addedFolder(owner, 'CON', { ParentId: top })
    const content = await testPdf('One')
    await addedDocument(owner, { Title: 'a/b', FolderId: top }, { content })
    await addedDocument(owner, { Title: 'Lease', FolderId: below }, { content })
    await addedDocument(owner, { Title: 'LEASE', FolderId: below }, { content })
    const single = await addedDocument(owner, { Title: '..', Description: 'dots' }, { fileName: 'x.pdf', content })
    const archive = must(await owner.call(GetDocumentsArchive, { FolderIds: [top], DocumentIds: [single] }))
    expect(archive).toMatchObject({ FilesCount: 4, Bytes: content.length * 4, LeftOutCount: 0 })
    const zip = Buffer.from(await (await owner.raw(archive.Url)).arrayBuffer())
    expect(namesIn(zip).toSorted()).toEqual(['Oak_ House/_CON/LEASE (2).pdf', 'Oak_ House/_CON/Lease.pdf', 'Oak_ House/a_b.pdf', '_.pdf'])
  })

  test('leave out what may only be read, and are refused where they are too many', async () => {
    const reader = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, reader)
    const [toRead, toSave] = [await addedDocument(owner), await addedDocument(owner)]
    await givenShare(app, owner, { documentId: toRead, grantee: reader, permission: 'view' })
    await givenShare(app, owner, { documentId: toSave, grantee: reader, permission: 'download' })
    expect(must(await reader.call(GetDocumentsArchive, { DocumentIds: [toRead, toSave] }))).toMatchObject({
      FilesCount: 1,
      LeftOutCount: 1,
    })
    expect((await reader.call(GetDocumentsArchive, { DocumentIds: [toRead] })).error?.Code).toBe('ArchiveEmpty')
    const FolderId = await addedFolder(owner, 'Many')
    await app.sql(
      `with added as (
         insert into document (account_id, profile_id, folder_id, title, document_type_id, file_name, content_type, bytes, scan, text_state)
         select $1, $2, $3, 'Paper ' || n, 29, 'p.pdf', 'application/pdf', 10, 'none', 'none' from generate_series(1, 501) n returning id)
       insert into document_version (document_id, account_id, number, storage_key, file_name, content_type, bytes, sha256, scan)
       select id, $1, 1, 'documents/' || id, 'p.pdf', 'application/pdf', 10, sha256('x'), 'none' from added`,
      [owner.accountId, owner.profileId, FolderId],
    )
    expect((await owner.call(GetDocumentsArchive, { FolderIds: [FolderId] })).error?.Code).toBe('ArchiveTooLarge')
    expect(must(await owner.call(GetFolderDocuments, { FolderId })).TotalCount).toBe(501)
  })

  test('of the most that can be chosen are asked for by an address that servers take', async () => {
    const ids = []
    for (let count = 0; count < 200; count += 1) ids.push(await givenDocument(app, owner))
    const { Url, FilesCount } = must(await owner.call(GetDocumentsArchive, { DocumentIds: ids }))
    expect(FilesCount).toBe(200)
    expect(Url.length).toBeLessThan(8_000)
    const more = await owner.call(GetDocumentsArchive, { DocumentIds: ids, FolderIds: [await addedFolder(owner, 'One more')] })
    expect(more.error?.Fields).toMatchObject({ DocumentIds: 'Please choose at most 200 at a time.' })
  })

  test('of someone else are noted as downloaded, each once', async () => {
    const reader = await app.newPerson()
    const FolderId = await addedFolder(owner, 'Shared')
    const ids = [await addedDocument(owner, { FolderId }), await addedDocument(owner, { FolderId })]
    await givenShare(app, owner, { folderId: FolderId, grantee: reader, permission: 'download' })
    const { Url } = must(await reader.call(GetDocumentsArchive, { FolderIds: [FolderId] }))
    for (let times = 0; times < 2; times += 1) await (await reader.raw(Url)).arrayBuffer()
    for (const DocumentId of ids)
      expect(must(await owner.call(GetDocumentViews, { DocumentId })).Items).toMatchObject([{ Use: 'download', Number: 1 }])
  })

  test('leave no file open where their reader goes away', async () => {
    const opened = vi.spyOn(app.services.files, 'readStream')
    const id = await givenDocument(app, owner)
    // More than waits in sockets.
    await app.services.files.put(`documents/${id}`, randomBytes(40_000_000))
    const { Url } = must(await owner.call(GetDocumentsArchive, { DocumentIds: [id] }))
    const leaving = new AbortController()
    const body = (await owner.raw(Url, { signal: leaving.signal })).body!.getReader()
    await body.read()
    leaving.abort()
    const streams = await Promise.all(opened.mock.results.map(({ value }) => value))
    expect(streams.length).toBe(1)
    await expect.poll(() => streams.map(({ destroyed }) => destroyed)).toEqual([true])
    opened.mockRestore()
  })
})

/** Names of the entries, read from the directory at the end. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  let at = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    names.push(zip.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + extra + comment
    if (at + 4 > zip.length) break
  }
  return names
}
