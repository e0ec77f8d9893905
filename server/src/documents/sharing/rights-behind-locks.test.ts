import { AddDocument, EditDocument, UpdateDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { DeleteDocumentFolder } from '@keystead/contract/documents/documents/folder.operations.ts'
import { DeleteForever } from '@keystead/contract/documents/documents/bin.operations.ts'
import { ShareDocument } from '@keystead/contract/documents/sharing/share.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { givenDocument } from '../documents/document-rows.factory.ts'
import { addedFolder, uploadedPdf } from '../documents/document.factory.ts'
import { shared } from './share.factory.ts'

/* Calls that wait for what another one holds, and find the world changed when they go on. */

let owner: TestPerson
let friend: TestPerson
beforeEach(async () => {
  ;[owner, friend] = await Promise.all([app.newPerson(), app.newPerson()])
  await connected(app, owner, friend)
})

type Answered = Promise<{ readonly status: number; readonly error?: { readonly Code: string } | undefined }>

/** Begins a call while the drawer of the owner is held, changes something once the call waits, and answers how it ended. */
async function whileHeld(begin: () => Answered, change: (db: Db) => Promise<unknown>, hold = holdDrawer): Promise<string> {
  const call = await app.services.database.transaction(everything('a test holds a drawer'), async (db) => {
    await hold(db)
    const under = begin()
    await expect.poll(() => waiting(db)).toBeGreaterThan(0)
    await change(db)
    return { under }
  })
  const { status, error } = await call.under
  return error?.Code ?? String(status)
}

const holdDrawer = (db: Db) => lockProfile(db, owner)

async function waiting(db: Db): Promise<number> {
  const rows = await db.sql(
    `select from pg_catalog.pg_locks where not granted and pid in (select pid from pg_catalog.pg_stat_activity where datname = current_database())`,
  )
  return rows.length
}

const binFolder = (folderId: string) => (db: Db) =>
  db.sql('update document_folder set deleted_at = now(), deleted_with = id where id = $1', [folderId])
const endShares = (db: Db) => db.sql('update document_share set ended_at = now() where profile_id = $1', [owner.profileId])
const said = { Title: 'Paper', DocumentTypeId: 29 }

describe('a folder that was deleted meanwhile', () => {
  test('takes in no new document', async () => {
    const FolderId = await addedFolder(owner, 'Leases')
    const Files = [{ UploadId: await uploadedPdf(owner) }]
    expect(await whileHeld(() => owner.call(AddDocument, { Files, DocumentTypeId: 29, FolderId }), binFolder(FolderId))).toBe(
      'DocumentFolderNotFound',
    )
  })

  test('takes in none that is edited', async () => {
    const FolderId = await addedFolder(owner, 'Leases')
    const DocumentId = await givenDocument(app, owner)
    expect(await whileHeld(() => owner.call(EditDocument, { DocumentId, Version: 1, ...said, FolderId }), binFolder(FolderId))).toBe(
      'DocumentFolderNotFound',
    )
  })

  test('is shared with no one', async () => {
    const FolderId = await addedFolder(owner, 'Leases')
    const share = { FolderIds: [FolderId], ProfileIds: [friend.profileId], Permission: 'view' as const }
    expect(await whileHeld(() => owner.call(ShareDocument, share), binFolder(FolderId))).toBe('DocumentFolderNotFound')
  })
})

describe('a share to edit that has ended meanwhile', () => {
  test('adds nothing', async () => {
    const FolderId = await addedFolder(owner, 'Leases')
    await shared(owner, { FolderIds: [FolderId], ProfileIds: [friend.profileId], Permission: 'edit' })
    const Files = [{ UploadId: await uploadedPdf(friend) }]
    expect(await whileHeld(() => friend.call(AddDocument, { Files, DocumentTypeId: 29, FolderId }), endShares)).toBe(
      'DocumentFolderNotFound',
    )
  })

  test('puts no file in the place of another', async () => {
    const DocumentId = await givenDocument(app, owner)
    await shared(owner, { DocumentIds: [DocumentId], ProfileIds: [friend.profileId], Permission: 'edit' })
    const UploadId = await uploadedPdf(friend)
    expect(await whileHeld(() => friend.call(UpdateDocument, { DocumentId, Version: 1, UploadId, Comments: 'New' }), endShares)).toBe(
      'DocumentNotFound',
    )
  })

  test('changes nothing', async () => {
    const DocumentId = await givenDocument(app, owner)
    await shared(owner, { DocumentIds: [DocumentId], ProfileIds: [friend.profileId], Permission: 'edit' })
    const holdDocument = async (db: Db) => void (await db.sql('select from document where id = $1 for update', [DocumentId]))
    expect(await whileHeld(() => friend.call(EditDocument, { DocumentId, Version: 1, ...said }), endShares, holdDocument)).toBe(
      'DocumentNotFound',
    )
  })
})

test('what is shared while it is deleted for good is shared, or is not there', async () => {
  for (let round = 0; round < 5; round += 1) {
    const FolderId = await addedFolder(owner, `Leases ${round}`)
    const share = { FolderIds: [FolderId], ProfileIds: [friend.profileId], Permission: 'view' as const }
    must(await owner.call(DeleteDocumentFolder, { FolderId }))
    const [answer] = await Promise.all([owner.call(ShareDocument, share), owner.call(DeleteForever, { FolderIds: [FolderId] })])
    expect(answer.error?.Code).toBe('DocumentFolderNotFound')
  }
})
