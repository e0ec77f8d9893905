import { DeleteForever, GetDeletedDocuments, RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import { MAX_FOLDERS } from '@keystead/contract/documents/documents/document.values.ts'
import { DeleteDocument, GetDocumentDetails, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import {
  AddDocumentFolder,
  DeleteDocumentFolder,
  EditDocumentFolder,
  GetDdlDocumentFolders,
  GetDocumentFoldersHierarchy,
  GetFolderDocuments,
  MoveDocuments,
} from '@keystead/contract/documents/documents/folder.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { deleteForeverInParts } from './delete-forever.ts'
import { givenDocument } from './document-rows.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addedDocument, addedFolder } from './document.factory.ts'
import { emptyBins } from './housekeeping.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

const openFolder = async (FolderId: string | null) => must(await owner.call(GetFolderDocuments, { FolderId }))
const titlesIn = async (FolderId: string | null) => (await openFolder(FolderId)).Items.map(({ Title }) => Title)
const foldersIn = async (ParentId: string | null) =>
  must(await owner.call(GetDocumentFoldersHierarchy, { ParentId })).Items.map(({ Name }) => Name)

describe('folders', () => {
  test('lie in folders, with what leads to each', async () => {
    const house = await addedFolder(owner, 'House')
    const taxes = await addedFolder(owner, 'Taxes', { ParentId: house })
    await givenDocument(app, owner, { folderId: taxes, title: 'Form' })
    expect(await openFolder(taxes)).toMatchObject({
      Folder: { Name: 'Taxes', DocumentsCount: 1, HasFolders: false, ParentId: house },
      Path: [
        { FolderId: house, Name: 'House' },
        { FolderId: taxes, Name: 'Taxes' },
      ],
      Standing: 'own',
      MayAdd: true,
      Items: [{ Title: 'Form', FolderId: taxes }],
    })
    expect(must(await owner.call(GetDocumentFoldersHierarchy, {})).Items).toMatchObject([
      { Name: 'House', HasFolders: true, DocumentsCount: 0 },
    ])
    expect(must(await owner.call(GetDdlDocumentFolders, { Text: 'ax' })).Items).toEqual([{ Id: taxes, Text: 'House / Taxes' }])
    expect((await owner.call(GetDdlDocumentFolders, { Text: 'a' })).error?.Fields).toMatchObject({
      Text: 'Please type at least 2 characters.',
    })
  })

  test.for([
    ['differs by case alone', 'Taxes', 'TAXES'],
    ['differs by how a letter is written alone', 'Cafe\u0301', 'Café'],
  ] as const)('of one name in one place there is one: %s', async ([, first, second]) => {
    await addedFolder(owner, first)
    const twice = await owner.call(AddDocumentFolder, { Name: second })
    expect(twice.error).toMatchObject({ Code: 'FolderNameTaken', Fields: { Name: expect.any(String) } })
    const elsewhere = await addedFolder(owner, 'Elsewhere')
    const moved = await addedFolder(owner, second, { ParentId: elsewhere })
    expect((await owner.call(MoveDocuments, { FolderIds: [moved] })).error?.Code).toBe('FolderNameTaken')
    const renamed = await owner.call(EditDocumentFolder, { FolderId: elsewhere, Version: 1, Name: second })
    expect(renamed.error?.Code).toBe('FolderNameTaken')
  })

  test.for(['', '   ', '../x', 'a/b', 'a\\b', '..', 'x'.repeat(101), 'one\ntwo', '\u0000'])('refuse the name %j', async (Name) => {
    expect((await owner.call(AddDocumentFolder, { Name })).error?.Fields).toHaveProperty('Name')
  })

  test('take a name that is written from right to left, or is a device elsewhere', async () => {
    for (const Name of ['חוזים', 'CON', 'مستندات']) must(await owner.call(AddDocumentFolder, { Name }))
  })

  test('cannot lie in themselves, however deep, nor deeper than 15', async () => {
    const one = await addedFolder(owner, 'One')
    const two = await addedFolder(owner, 'Two', { ParentId: one })
    const three = await addedFolder(owner, 'Three', { ParentId: two })
    for (const ToFolderId of [one, two, three])
      expect((await owner.call(MoveDocuments, { FolderIds: [one], ToFolderId })).error?.Code).toBe('FolderInItself')
    let ParentId = three
    for (let depth = 4; depth <= 15; depth += 1) ParentId = await addedFolder(owner, `Depth ${depth}`, { ParentId })
    expect((await owner.call(AddDocumentFolder, { Name: 'Deeper', ParentId })).error?.Code).toBe('FolderTooDeep')
    const tall = await addedFolder(owner, 'Tall')
    await addedFolder(owner, 'In it', { ParentId: tall })
    const [, , , parent] = (await openFolder(ParentId)).Path.toReversed()
    expect((await owner.call(MoveDocuments, { FolderIds: [tall], ToFolderId: ParentId })).error?.Code).toBe('FolderTooDeep')
    must(await owner.call(MoveDocuments, { FolderIds: [tall], ToFolderId: parent!.FolderId }))
  })

  test('move with all that is in them, and two that move into each other make no circle', async () => {
    const [left, right] = [await addedFolder(owner, 'Left'), await addedFolder(owner, 'Right')]
    const below = await addedFolder(owner, 'Below', { ParentId: left })
    const answers = await Promise.all([
      owner.call(MoveDocuments, { FolderIds: [left], ToFolderId: right }),
      owner.call(MoveDocuments, { FolderIds: [right], ToFolderId: left }),
    ])
    expect(answers.map(({ error }) => error?.Code).toSorted()).toEqual(['FolderInItself', undefined])
    const path = (await openFolder(below)).Path.map(({ Name }) => Name)
    expect([
      ['Right', 'Left', 'Below'],
      ['Left', 'Below'],
    ]).toContainEqual(path)
  })

  test('that lie in each other can be moved together, and lie beside each other then', async () => {
    const [target, outer] = [await addedFolder(owner, 'Target'), await addedFolder(owner, 'Outer')]
    const inner = await addedFolder(owner, 'Inner', { ParentId: outer })
    const innermost = await addedFolder(owner, 'Innermost', { ParentId: inner })
    must(await owner.call(MoveDocuments, { FolderIds: [outer, inner], ToFolderId: target }))
    const pathOf = async (id: string) => (await openFolder(id)).Path.map(({ Name }) => Name)
    expect(await pathOf(outer)).toEqual(['Target', 'Outer'])
    expect(await pathOf(innermost)).toEqual(['Target', 'Inner', 'Innermost'])
  })

  test('move with what is in the bin below them only where all of it fits', async () => {
    const [target, root] = [await addedFolder(owner, 'Target'), await addedFolder(owner, 'Root')]
    let deep = root
    const second = (deep = await addedFolder(owner, 'Depth 2', { ParentId: deep }))
    for (let depth = 3; depth <= 15; depth += 1) deep = await addedFolder(owner, `Depth ${depth}`, { ParentId: deep })
    must(await owner.call(DeleteDocumentFolder, { FolderId: second }))
    const moved = await owner.call(MoveDocuments, { FolderIds: [root], ToFolderId: target })
    expect(moved.error).toMatchObject({ Code: 'FolderTooDeep', Fields: { ToFolderId: expect.any(String) } })
  })

  test('keep a home that was deleted, and give it to nothing new', async () => {
    const { AssetId } = await addProperty(owner)
    const folderId = await addedFolder(owner, 'Oak', { AssetId })
    await app.sql('update asset set deleted_at = now() where id = $1', [AssetId])
    must(await owner.call(EditDocumentFolder, { FolderId: folderId, Version: 1, Name: 'Old oak', AssetId }))
    const below = await addedFolder(owner, 'Below', { ParentId: folderId })
    expect((await openFolder(below)).Folder?.AssetId).toBeNull()
    const documentId = await addedDocument(owner, { FolderId: folderId })
    expect(must(await owner.call(GetDocumentDetails, { DocumentId: documentId })).About).toBeNull()
  })

  test('are so many in a drawer at most, whatever other profiles of the account have', async () => {
    const other = await app.secondProfile(owner, 'Agent')
    await app.sql(
      `insert into document_folder (id, account_id, profile_id, name, path)
       select made.id, $1, $2, 'Folder ' || made.number, array[made.id]
       from (select new_id() as id, number from generate_series(1, $3::int) as number) as made`,
      [other.accountId, other.profileId, MAX_FOLDERS],
    )
    expect((await other.call(AddDocumentFolder, { Name: 'One more' })).error?.Code).toBe('TooManyFolders')
    must(await owner.call(AddDocumentFolder, { Name: 'The first' }))
  })

  test('are another owner’s for no one', async () => {
    const other = await app.newPerson()
    const folderId = await addedFolder(owner, 'Mine')
    const documentId = await givenDocument(app, owner)
    const theirs = await addedFolder(other, 'Theirs')
    expect((await other.call(MoveDocuments, { FolderIds: [folderId], ToFolderId: theirs })).error?.Code).toBe('DocumentFolderNotFound')
    expect((await other.call(MoveDocuments, { DocumentIds: [documentId], ToFolderId: theirs })).error?.Code).toBe('DocumentNotFound')
    expect((await owner.call(MoveDocuments, { DocumentIds: [documentId], ToFolderId: theirs })).error?.Code).toBe('DocumentFolderNotFound')
    expect((await other.call(GetFolderDocuments, { FolderId: folderId })).error?.Code).toBe('DocumentFolderNotFound')
    expect((await other.call(DeleteForever, { DocumentIds: [documentId] })).error?.Code).toBe('NotInBin')
    expect(must(await other.call(GetDocumentsList, { FolderId: folderId })).TotalCount).toBe(0)
  })
})

describe('the bin', () => {
  test('gives a folder back as it was, without what had been deleted before', async () => {
    const house = await addedFolder(owner, 'House')
    const taxes = await addedFolder(owner, 'Taxes', { ParentId: house })
    await givenDocument(app, owner, { folderId: taxes, title: 'Form' })
    const before = await givenDocument(app, owner, { folderId: taxes, title: 'Gone before' })
    must(await owner.call(DeleteDocument, { DocumentId: before }))
    expect(must(await owner.call(DeleteDocumentFolder, { FolderId: house })).DocumentsCount).toBe(1)
    expect(await foldersIn(null)).toEqual([])
    const bin = must(await owner.call(GetDeletedDocuments, {})).Items
    expect(bin.map(({ Kind, Name, DocumentsCount }) => [Kind, Name, DocumentsCount])).toEqual([
      ['folder', 'House', 1],
      ['document', 'Gone before', 1],
    ])
    // Its name was taken meanwhile.
    await addedFolder(owner, 'house')
    must(await owner.call(RestoreDocuments, { FolderIds: [house] }))
    expect(await foldersIn(null)).toEqual(['house', 'House (2)'])
    expect(await titlesIn(taxes)).toEqual(['Form'])
    expect((await owner.call(RestoreDocuments, { FolderIds: [house] })).error?.Code).toBe('NotInBin')
    must(await owner.call(RestoreDocuments, { DocumentIds: [before] }))
    expect((await titlesIn(taxes)).toSorted()).toEqual(['Form', 'Gone before'])
  })

  test.for(['ΟΔΟΣ', 'İstanbul', 'Straße'])('counts on from a name as the database compares them: %s', async (name) => {
    const folder = await addedFolder(owner, name)
    must(await owner.call(DeleteDocumentFolder, { FolderId: folder }))
    await addedFolder(owner, name)
    must(await owner.call(RestoreDocuments, { FolderIds: [folder] }))
    expect((await foldersIn(null)).toSorted()).toEqual([name, `${name} (2)`])
  })

  test('gives a document back at the top where its folder is gone', async () => {
    const folderId = await addedFolder(owner, 'Gone')
    const documentId = await givenDocument(app, owner, { folderId, title: 'Left over' })
    must(await owner.call(DeleteDocument, { DocumentId: documentId }))
    must(await owner.call(DeleteDocumentFolder, { FolderId: folderId }))
    must(await owner.call(DeleteForever, { FolderIds: [folderId] }))
    must(await owner.call(RestoreDocuments, { DocumentIds: [documentId] }))
    expect(await titlesIn(null)).toEqual(['Left over'])
  })

  test('of thousands goes in parts, the last ones after the call', async () => {
    const folderId = await addedFolder(owner, 'Thousands')
    await app.sql(
      `insert into document (account_id, profile_id, folder_id, title, document_type_id, file_name, content_type, bytes, scan, text_state)
       select $1, $2, $3, 'Paper ' || n, 29, 'p.pdf', 'application/pdf', 10, 'none', 'none' from generate_series(1, 1500) n`,
      [owner.accountId, owner.profileId, folderId],
    )
    must(await owner.call(DeleteDocumentFolder, { FolderId: folderId }))
    expect(must(await owner.call(DeleteForever, { FolderIds: [folderId] }))).toEqual({ DeletedCount: 1, IsUnderWay: true })
    expect(must(await owner.call(GetDeletedDocuments, {})).Items).toMatchObject([{ Id: folderId, DocumentsCount: 500 }])
    await deleteForeverInParts(app.services, { profileId: owner.profileId, ids: [folderId] }, new AbortController().signal)
    expect(must(await owner.call(GetDeletedDocuments, {})).TotalCount).toBe(0)
    expect(await app.sql('select 1 from document where profile_id = $1', [owner.profileId])).toEqual([])
  })

  test('loses what is deleted for good, with its files, and what has lain there for 30 days', async () => {
    const folderId = await addedFolder(owner, 'Old')
    await addedFolder(owner, 'Older', { ParentId: folderId })
    const inFolder = await addedDocument(owner, { FolderId: folderId })
    const [kept, overdue] = [await addedDocument(owner), await addedDocument(owner)]
    const keyOf = async (id: string) =>
      (await app.sql<{ storage_key: string }>('select storage_key from document_version where document_id = $1', [id]))[0]!.storage_key
    const [inFolderKey, keptKey, overdueKey] = [await keyOf(inFolder), await keyOf(kept), await keyOf(overdue)]
    must(await owner.call(DeleteDocumentFolder, { FolderId: folderId }))
    must(await owner.call(DeleteForever, { FolderIds: [folderId] }))
    expect(await app.services.files.exists(inFolderKey)).toBe(false)
    for (const DocumentId of [kept, overdue]) must(await owner.call(DeleteDocument, { DocumentId }))
    await app.sql(`update document set deleted_at = now() - interval '31 days' where id = $1`, [overdue])
    await emptyBins(app.services, new AbortController().signal)
    expect([await app.services.files.exists(keptKey), await app.services.files.exists(overdueKey)]).toEqual([true, false])
    expect(must(await owner.call(GetDeletedDocuments, {})).Items.map(({ Id }) => Id)).toEqual([kept])
    expect((await owner.call(GetDocumentDetails, { DocumentId: kept })).error?.Code).toBe('DocumentNotFound')
  })
})
