import { DeleteForever, RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import { GetDocumentDetails } from '@keystead/contract/documents/documents/document.operations.ts'
import { DeleteDocumentFolder, GetFolderDocuments, MoveDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import { ShareDocument } from '@keystead/contract/documents/sharing/share.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { givenDocument } from '../documents/document-rows.factory.ts'
import { addedFolder } from '../documents/document.factory.ts'

/* A member who is given one home of two, and a folder in which papers of both lie. */

let owner: TestPerson
let member: TestPerson
let given: string
let other: string
beforeEach(async () => {
  owner = await app.newPerson()
  const business = await businessOn(app, owner)
  given = (await addProperty(owner)).AssetId
  other = (await addProperty(owner)).AssetId
  member = await memberOf(app, business, { role: 'administrator', homes: [given] })
})

let made = 0
async function folderOf(assets: readonly string[]): Promise<{ folder: string; documents: string[] }> {
  const folder = await addedFolder(owner, `Papers ${(made += 1)}`, { AssetId: given })
  const documents = []
  for (const assetId of assets) documents.push(await givenDocument(app, owner, { folderId: folder, assetId }))
  return { folder, documents }
}

const share = (FolderId: string) =>
  member.call(ShareDocument, { FolderIds: [FolderId], Emails: ['else@example.com'], Permission: 'download' })

describe('a folder in which more lies than they are given', () => {
  test('is theirs to open, without the rest', async () => {
    const { folder, documents } = await folderOf([given, other])
    const items = must(await member.call(GetFolderDocuments, { FolderId: folder })).Items
    expect(items.map(({ DocumentId }) => DocumentId)).toEqual([documents[0]])
  })

  test('is not theirs to share, move or delete', async () => {
    const { folder, documents } = await folderOf([given, other])
    const calls = [
      await share(folder),
      await member.call(MoveDocuments, { FolderIds: [folder] }),
      await member.call(DeleteDocumentFolder, { FolderId: folder }),
    ]
    expect(calls.map(({ error }) => error?.Code)).toEqual(['FolderHoldsMore', 'FolderHoldsMore', 'FolderHoldsMore'])
    must(await owner.call(GetDocumentDetails, { DocumentId: documents[1]! }))
  })

  test('is not theirs to restore, or to delete for good', async () => {
    const { folder, documents } = await folderOf([other])
    must(await owner.call(DeleteDocumentFolder, { FolderId: folder }))
    const calls = [await member.call(RestoreDocuments, { FolderIds: [folder] }), await member.call(DeleteForever, { FolderIds: [folder] })]
    expect(calls.map(({ error }) => error?.Code)).toEqual(['FolderHoldsMore', 'FolderHoldsMore'])
    must(await owner.call(RestoreDocuments, { FolderIds: [folder] }))
    must(await owner.call(GetDocumentDetails, { DocumentId: documents[0]! }))
  })

  test('where all of it is theirs, is', async () => {
    const { folder } = await folderOf([given])
    must(await member.call(DeleteDocumentFolder, { FolderId: folder }))
    must(await member.call(RestoreDocuments, { FolderIds: [folder] }))
    must(await share(folder))
  })
})

test('a name that a folder has which they do not see is counted on', async () => {
  const { folder } = await folderOf([])
  const name = `Papers ${made}`
  must(await member.call(DeleteDocumentFolder, { FolderId: folder }))
  await addedFolder(owner, name, { AssetId: other })
  must(await member.call(RestoreDocuments, { FolderIds: [folder] }))
  expect(must(await owner.call(GetFolderDocuments, { FolderId: folder })).Folder?.Name).toBe(`${name} (2)`)
})
