import { randomUUID } from 'node:crypto'
import {
  AddDocument,
  DeleteDocument,
  EditDocument,
  GetDocumentDetails,
  GetDocumentFile,
  GetDocumentViews,
  UpdateDocument,
} from '@keystead/contract/documents/documents/document.operations.ts'
import {
  DeleteDocumentFolder,
  GetDocumentFoldersHierarchy,
  GetFolderDocuments,
  MoveDocuments,
} from '@keystead/contract/documents/documents/folder.operations.ts'
import { RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import {
  GetDocumentSharedUsers,
  GetSharedByLink,
  GetSharedDocuments,
  GetSharedFileByLink,
  RemoveSharedDocumentAccess,
  ShareDocument,
  UnshareDocument,
} from '@keystead/contract/documents/sharing/share.operations.ts'
import { CloseAccount, GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { GetConnectionEndPreview, UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { CreateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import { businessInputWith, newFounder } from '../../people/businesses/business.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { givenDocument } from '../documents/document-rows.factory.ts'
import { addedDocument, addedFolder, uploadedPdf } from '../documents/document.factory.ts'
import { linkToShare, shared } from './share.factory.ts'
import { givenShare } from './share-rows.factory.ts'

let owner: TestPerson
let friend: TestPerson
let connectionId: string
beforeEach(async () => {
  ;[owner, friend] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Agent' })])
  connectionId = await connected(app, owner, friend)
})

const sees = async (person: TestPerson, DocumentId: string) => (await person.call(GetDocumentDetails, { DocumentId })).status === 200
const fileUrl = async (person: TestPerson, DocumentId: string) => must(await person.call(GetDocumentFile, { DocumentId })).Url
const received = async (person: TestPerson) => must(await person.call(GetSharedDocuments, { Direction: 2 })).Items

async function sharedByAnother(): Promise<{ another: TestPerson; id: string }> {
  const another = await app.newPerson()
  const id = await givenDocument(app, another)
  await givenShare(app, another, { documentId: id, grantee: friend })
  return { another, id }
}

describe('a shared document', () => {
  test('is read, saved or edited as far as the share says, and its owner sees who and when', async () => {
    const id = await addedDocument(owner, { Title: 'Plan' })
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId], Permission: 'view', Message: 'Please look' })
    expect(await received(friend)).toMatchObject([
      { Kind: 'document', Id: id, Name: 'Plan', Permission: 'view', Message: 'Please look', Person: { Id: owner.profileId } },
    ])
    expect(must(await friend.call(GetDocumentDetails, { DocumentId: id }))).toMatchObject({
      Standing: 'shared',
      Owner: { Id: owner.profileId },
      SharesCount: 0,
      May: { Download: false, Edit: false, Delete: false, Share: false },
    })
    const save = await friend.call(GetDocumentFile, { DocumentId: id, Use: 'download' })
    expect(save.error?.Code).toBe('DocumentNotDownloadable')
    const change = { DocumentId: id, Version: 1, Title: 'Other plan', DocumentTypeId: 20 }
    expect((await friend.call(EditDocument, change)).error?.Code).toBe('DocumentNotFound')
    await friend.raw(await fileUrl(friend, id))
    await friend.raw(await fileUrl(friend, id))
    expect(must(await owner.call(GetDocumentViews, { DocumentId: id })).Items).toMatchObject([
      { Name: 'Pat Tester', Email: null, Use: 'view' },
    ])

    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId], Permission: 'edit' })
    expect(must(await owner.call(GetDocumentSharedUsers, { DocumentId: id })).Items).toMatchObject([
      { Permission: 'edit', Person: { Id: friend.profileId }, Through: null, LastSeenAt: expect.any(String) },
    ])
    must(await friend.call(EditDocument, change))
    const folderId = await addedFolder(friend, 'Mine')
    for (const place of [{ FolderId: folderId }, { About: { Kind: 'business', Id: friend.profileId } }, { VisibilityId: 2 }] as const)
      expect((await friend.call(EditDocument, { ...change, Version: 2, ...place })).error?.Code).toBe('PlaceIsOwners')
    expect((await friend.call(EditDocument, { ...change, Version: 2, DocumentTypeId: 28 })).error?.Code).toBe('RestrictedType')
    must(await friend.call(UpdateDocument, { DocumentId: id, Version: 2, UploadId: await uploadedPdf(friend), Comments: 'Signed' }))
    expect((await friend.call(ShareDocument, { DocumentIds: [id], ProfileIds: [owner.profileId], Permission: 'view' })).error?.Code).toBe(
      'DocumentNotFound',
    )
  })

  test('is shown in its current version alone, unless it is shared to edit', async () => {
    const id = await addedDocument(owner)
    must(await owner.call(UpdateDocument, { DocumentId: id, Version: 1, UploadId: await uploadedPdf(owner), Comments: 'Signed' }))
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId] })
    const versions = async () => must(await friend.call(GetDocumentDetails, { DocumentId: id })).Versions.map((version) => version.Number)
    expect(await versions()).toEqual([2])
    const first = { DocumentId: id, Number: 1 }
    expect((await friend.call(GetDocumentFile, first)).error?.Code).toBe('DocumentNotFound')
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId], Permission: 'edit' })
    expect(await versions()).toEqual([2, 1])
    const { Url } = must(await friend.call(GetDocumentFile, first))
    expect((await friend.raw(Url)).status).toBe(200)
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId] })
    expect((await friend.raw(Url)).status).toBe(404)
  })

  test('to be viewed takes no right from who has more by the home', async () => {
    const { AssetId } = await addProperty(owner)
    await entrusted(app, { assetId: AssetId, agent: friend, connectionId, scopes: ['documents'] })
    const id = await addedDocument(owner, { About: { Kind: 'property', Id: AssetId }, VisibilityId: 1 })
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId], Permission: 'view' })
    expect(must(await friend.call(GetDocumentDetails, { DocumentId: id })).May.Download).toBe(true)
    must(await friend.call(GetDocumentFile, { DocumentId: id, Use: 'download' }))
  })

  test('from the trash is taken back before it is restored', async () => {
    const id = await givenDocument(app, owner)
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId] })
    must(await owner.call(DeleteDocument, { DocumentId: id }))
    must(await owner.call(UnshareDocument, { DocumentId: id }))
    must(await owner.call(RestoreDocuments, { DocumentIds: [id] }))
    expect(await sees(friend, id)).toBe(false)
  })

  test('is out of reach at once when the share ends, also by a link that is open', async () => {
    const id = await addedDocument(owner)
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId] })
    const url = await fileUrl(friend, id)
    expect((await friend.raw(url)).status).toBe(200)
    const [share] = must(await owner.call(GetDocumentSharedUsers, { DocumentId: id })).Items
    must(await owner.call(RemoveSharedDocumentAccess, { ShareId: share!.ShareId }))
    expect([(await friend.raw(url)).status, await sees(friend, id), await received(friend)]).toEqual([404, false, []])
    expect((await owner.call(RemoveSharedDocumentAccess, { ShareId: share!.ShareId })).error?.Code).toBe('ShareNotFound')
    // Shared once more it is a share of its own.
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId] })
    expect(await sees(friend, id)).toBe(true)
    expect(must(await owner.call(GetDocumentDetails, { DocumentId: id })).SharesCount).toBe(1)
    expect(must(await owner.call(UnshareDocument, { DocumentId: id })).EndedCount).toBe(1)
    expect(await sees(friend, id)).toBe(false)
    expect(must(await owner.call(GetDocumentDetails, { DocumentId: id })).SharesCount).toBe(0)
  })

  test('ends by itself with its last day, and is given up by who has it', async () => {
    const id = await givenDocument(app, owner)
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId], UntilDate: '2199-01-01' })
    await app.sql(
      `update document_share set created_at = now() - interval '2 days', until_at = now() - interval '1 second' where document_id = $1`,
      [id],
    )
    expect([await sees(friend, id), await received(friend)]).toEqual([false, []])
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId] })
    expect(await sees(friend, id)).toBe(true)
    const [share] = await received(friend)
    must(await friend.call(RemoveSharedDocumentAccess, { ShareId: share!.ShareId }))
    expect(await sees(friend, id)).toBe(false)
    const passed = await owner.call(ShareDocument, {
      DocumentIds: [id],
      ProfileIds: [friend.profileId],
      Permission: 'view',
      UntilDate: '2020-01-01',
    })
    expect(passed.error).toMatchObject({ Code: 'ShareUntilPassed', Fields: { UntilDate: expect.any(String) } })
  })

  test('goes to people one is connected with, and never to oneself', async () => {
    const id = await givenDocument(app, owner)
    const stranger = await app.newPerson()
    const share = (input: object) => owner.call(ShareDocument, { DocumentIds: [id], Permission: 'view', ...input })
    expect((await share({})).error?.Fields).toMatchObject({ ProfileIds: 'Please select users...' })
    expect((await share({ ProfileIds: [owner.profileId] })).error?.Code).toBe('ShareWithSelf')
    expect((await share({ ProfileIds: [stranger.profileId] })).error?.Code).toBe('NotConnectedToShare')
    expect((await share({ Emails: [owner.email] })).error?.Code).toBe('ShareWithSelf')
    expect((await share({ ProfileIds: [friend.profileId], Emails: ['kim@example.com'], Permission: 'edit' })).error?.Fields).toHaveProperty(
      'Permission',
    )
    const restricted = await givenDocument(app, owner, { typeId: 28 })
    expect(
      (await owner.call(ShareDocument, { DocumentIds: [restricted], ProfileIds: [friend.profileId], Permission: 'view' })).error?.Code,
    ).toBe('RestrictedType')
    const notTheirs = await friend.call(ShareDocument, { DocumentIds: [id], ProfileIds: [owner.profileId], Permission: 'view' })
    expect(notTheirs.error?.Code).toBe('DocumentNotFound')
  })

  test('is shared so many times at once, and by a link for a year', async () => {
    const ids = []
    for (let count = 0; count < 21; count += 1) ids.push(await givenDocument(app, owner))
    const many = await owner.call(ShareDocument, {
      DocumentIds: ids,
      ProfileIds: Array.from({ length: 50 }, () => randomUUID()),
      Permission: 'view',
    })
    expect(many.error?.Fields).toHaveProperty('ProfileIds')
    const far = await owner.call(ShareDocument, {
      DocumentIds: ids.slice(0, 1),
      Emails: ['kim@example.com'],
      Permission: 'view',
      UntilDate: '2199-12-31',
    })
    expect(far.error?.Fields).toMatchObject({ UntilDate: 'A link to an email address works for a year at most.' })
  })

  test('twice at once is shared once', async () => {
    const id = await givenDocument(app, owner)
    const twice = { DocumentIds: [id], ProfileIds: [friend.profileId], Permission: 'view' as const }
    const answers = await Promise.all([owner.call(ShareDocument, twice), owner.call(ShareDocument, twice)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await received(friend)).length).toBe(1)
  })

  test('is lost with the connection, whose end says so before', async () => {
    const id = await givenDocument(app, owner)
    await shared(owner, { DocumentIds: [id], ProfileIds: [friend.profileId] })
    const ofAnother = await sharedByAnother()
    const preview = must(await friend.call(GetConnectionEndPreview, { ConnectionId: connectionId }))
    expect(JSON.stringify(preview)).toContain('1 shared document or folder')
    must(await friend.call(UpdateUserConnectionStatus, { ConnectionId: connectionId, StatusId: 3 }))
    expect(await sees(friend, id)).toBe(false)
    expect(must(await owner.call(GetSharedDocuments, { Direction: 1 })).Items).toEqual([])
    expect(await sees(friend, ofAnother.id)).toBe(true)
  })

  test('is lost when either side closes their account, with its files where it was theirs', async () => {
    const mine = await addedDocument(owner)
    const [version] = await app.sql<{ storage_key: string }>('select storage_key from document_version where document_id = $1', [mine])
    const theirs = await givenDocument(app, friend)
    await shared(owner, { DocumentIds: [mine], ProfileIds: [friend.profileId] })
    await shared(friend, { DocumentIds: [theirs], ProfileIds: [owner.profileId] })
    expect(JSON.stringify(must(await owner.call(GetClosingPreview, {})))).toContain('Your document is deleted')
    must(await owner.call(CloseAccount, { Email: owner.email }))
    expect([await sees(friend, mine), await app.services.files.exists(version!.storage_key)]).toEqual([false, false])
    expect(must(await friend.call(GetSharedDocuments, { Direction: 1 })).Items).toEqual([])
  })
})

describe('a shared folder', () => {
  test('gives what lies in it, ten deep, for as long as it lies there', async () => {
    const top = await addedFolder(owner, 'Shared')
    let deep = top
    for (let depth = 2; depth <= 10; depth += 1) deep = await addedFolder(owner, `Depth ${depth}`, { ParentId: deep })
    const [direct, below, restricted, outside] = [
      await givenDocument(app, owner, { folderId: top, title: 'Direct' }),
      await givenDocument(app, owner, { folderId: deep, title: 'Below' }),
      await givenDocument(app, owner, { folderId: deep, title: 'Report', typeId: 28 }),
      await givenDocument(app, owner, { title: 'Outside' }),
    ]
    await shared(owner, { FolderIds: [top], ProfileIds: [friend.profileId] })
    const seen = () => Promise.all([direct, below, restricted, outside].map((id) => sees(friend, id)))
    expect(await seen()).toEqual([true, true, false, false])
    const opened = must(await friend.call(GetFolderDocuments, { FolderId: deep }))
    expect(opened).toMatchObject({ Standing: 'shared', MayAdd: false, TotalCount: 1, Items: [{ Title: 'Below' }] })
    expect(opened.Path.map(({ Name }) => Name)).toEqual(['Shared', ...Array.from({ length: 9 }, (_, index) => `Depth ${index + 2}`)])
    expect(must(await friend.call(GetDocumentFoldersHierarchy, { ParentId: top })).Items.map(({ Name }) => Name)).toEqual(['Depth 2'])
    expect(must(await owner.call(GetDocumentSharedUsers, { DocumentId: below })).Items).toMatchObject([
      { Through: { FolderId: top, Name: 'Shared' } },
    ])

    // What is moved in comes along, what is moved out is lost, with all below it.
    must(await owner.call(MoveDocuments, { DocumentIds: [outside], ToFolderId: deep }))
    expect(await seen()).toEqual([true, true, false, true])
    must(await owner.call(MoveDocuments, { FolderIds: [deep], ToFolderId: null }))
    expect(await seen()).toEqual([true, false, false, false])
    expect((await friend.call(GetFolderDocuments, { FolderId: deep })).error?.Code).toBe('DocumentFolderNotFound')
    must(await owner.call(MoveDocuments, { FolderIds: [deep], ToFolderId: top }))
    expect(await seen()).toEqual([true, true, false, true])
    must(await owner.call(DeleteDocumentFolder, { FolderId: deep }))
    expect(await seen()).toEqual([true, false, false, false])
    must(await owner.call(RestoreDocuments, { FolderIds: [deep] }))
    expect(await seen()).toEqual([true, true, false, true])
    const sharesOfTop = async () => must(await owner.call(GetFolderDocuments, { FolderId: top })).Folder?.SharesCount
    expect(await sharesOfTop()).toBe(1)
    must(await owner.call(UnshareDocument, { FolderId: top }))
    expect(await seen()).toEqual([false, false, false, false])
    expect(await sharesOfTop()).toBe(0)
  })

  test('to edit takes new documents, in the drawer of its owner and with what it is about', async () => {
    const folder = await addedFolder(owner, 'Receipts')
    await shared(owner, { FolderIds: [folder], ProfileIds: [friend.profileId], Permission: 'view' })
    const add = async (more = {}) =>
      friend.call(AddDocument, { Files: [{ UploadId: await uploadedPdf(friend) }], DocumentTypeId: 23, FolderId: folder, ...more })
    expect((await add()).error?.Code).toBe('DocumentFolderNotFound')
    await shared(owner, { FolderIds: [folder], ProfileIds: [friend.profileId], Permission: 'edit' })
    expect((await add({ VisibilityId: 2 })).error?.Code).toBe('PlaceIsOwners')
    expect((await add({ DocumentTypeId: 28 })).error?.Code).toBe('RestrictedType')
    const [id] = must(await add()).DocumentIds
    expect(must(await owner.call(GetFolderDocuments, { FolderId: folder })).Items).toMatchObject([
      { DocumentId: id, AddedBy: 'Pat Tester' },
    ])
    const [row] = await app.sql<{ account_id: string; profile_id: string }>('select account_id, profile_id from document where id = $1', [
      id,
    ])
    expect(row).toEqual({ account_id: owner.accountId, profile_id: owner.profileId })
  })
})

describe('a link to an address', () => {
  test('comes by email, opens without an account, and ends at once', async () => {
    const folder = await addedFolder(owner, 'For the bank')
    const below = await addedFolder(owner, 'Below', { ParentId: folder })
    const id = await addedDocument(owner, { Title: 'Statement', FolderId: below })
    const outside = await addedDocument(owner, { Title: 'Outside' })
    must(
      await owner.call(ShareDocument, { FolderIds: [folder], Emails: ['Bank@Example.com'], Permission: 'view', Message: 'As you asked' }),
    )
    const email = await app.emailTo('bank@example.com')
    expect(email.text).toContain('As you asked')
    const Token = secretIn(email, '/Shared/')
    const visitor = app.visitor()
    const root = must(await visitor.call(GetSharedByLink, { Token }))
    expect(root).toMatchObject({ Kind: 'folder', Name: 'For the bank', Permission: 'view', Folders: [{ FolderId: below }], Items: [] })
    expect(must(await visitor.call(GetSharedByLink, { Token, FolderId: below })).Items).toMatchObject([
      { DocumentId: id, Title: 'Statement' },
    ])
    expect((await visitor.call(GetSharedFileByLink, { Token, DocumentId: outside })).error?.Code).toBe('DocumentNotFound')
    expect((await visitor.call(GetSharedFileByLink, { Token, DocumentId: id, Use: 'download' })).error?.Code).toBe(
      'DocumentNotDownloadable',
    )
    const { Url } = must(await visitor.call(GetSharedFileByLink, { Token, DocumentId: id }))
    expect((await visitor.raw(Url)).status).toBe(200)
    expect(must(await owner.call(GetDocumentViews, { DocumentId: id })).Items).toMatchObject([
      { Name: null, Email: 'bank@example.com', Use: 'view' },
    ])
    must(await owner.call(UnshareDocument, { FolderId: folder }))
    expect((await visitor.raw(Url)).status).toBe(404)
    expect((await visitor.call(GetSharedByLink, { Token })).error?.Code).toBe('ShareLinkOver')
  })

  test('works on where its profile becomes that of a business', async () => {
    const founder = await newFounder(app)
    const id = await givenDocument(app, founder)
    await shared(founder, { DocumentIds: [id], Emails: ['kim@example.com'] })
    const [share] = must(await founder.call(GetDocumentSharedUsers, { DocumentId: id })).Items
    const Token = await linkToShare(app, founder, share!.ShareId)
    const { another } = await sharedByAnother()
    must(await founder.call(CreateBusiness, businessInputWith()))
    expect(must(await another.call(GetSharedDocuments, { Direction: 1 })).TotalCount).toBe(1)
    expect(must(await app.visitor().call(GetSharedByLink, { Token }))).toMatchObject({ Items: [{ DocumentId: id }] })
  })

  test('does not open what it is not of, and nothing once its document is in the bin', async () => {
    const id = await givenDocument(app, owner)
    await shared(owner, { DocumentIds: [id], Emails: ['kim@example.com'] })
    const [share] = must(await owner.call(GetDocumentSharedUsers, { DocumentId: id })).Items
    const Token = await linkToShare(app, owner, share!.ShareId)
    const visitor = app.visitor()
    expect(must(await visitor.call(GetSharedByLink, { Token }))).toMatchObject({ Kind: 'document', Items: [{ DocumentId: id }] })
    expect((await visitor.call(GetSharedByLink, { Token: `${Token}x` })).error?.Code).toBe('ShareLinkOver')
    await app.sql('update document set deleted_at = now(), deleted_with = id where id = $1', [id])
    expect((await visitor.call(GetSharedByLink, { Token })).error?.Code).toBe('ShareLinkOver')
  })
})
