import type { GetConnectedDocuments, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { presentName } from '../../identity/profiles/profile.public.ts'
import { listProfilesById, nameless } from '../../identity/profiles/profile.public.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { documentsOf } from './document.access.ts'
import {
  countConnected,
  countDocuments,
  countDocumentsOfHome,
  listByIds,
  listConnected,
  listDocuments,
  listDocumentsOfHome,
} from './document-list.queries.ts'
import { presentDocument } from './document.present.ts'

export const getDocumentsList: Handler<typeof GetDocumentsList> = async ({ db, actor }, input) => {
  const reader = profileActor(actor)
  const { AssetId, Sort: sort, Keyword, DocumentTypeId, Expiry, FolderId, About, ...page } = input
  const filter = { words: Keyword || null, documentTypeId: DocumentTypeId, expiry: Expiry, folderId: FolderId }
  if (AssetId !== null) {
    const ofHome = { ...filter, assetId: AssetId }
    const ids = await listDocumentsOfHome(db, reader, ofHome, { sort, ...rowsOf(page) })
    return pageWith(await presented(db, reader, ids), page, await countDocumentsOfHome(db, reader, ofHome))
  }
  const drawer = documentsOf(reader)
  const inDrawer = { ...filter, aboutKind: About?.Kind ?? null, aboutId: About?.Id ?? null }
  const ids = await listDocuments(db, drawer, inDrawer, { sort, ...rowsOf(page) })
  return pageWith(await presented(db, reader, ids), page, await countDocuments(db, drawer, inDrawer))
}

async function presented(db: Parameters<typeof listByIds>[0], reader: ProfileActor, ids: readonly string[]) {
  return (await listByIds(db, ids)).map((row) => presentDocument(row, reader))
}

export const getConnectedDocuments: Handler<typeof GetConnectedDocuments> = async ({ db, actor }, page) => {
  const reader = profileActor(actor)
  const rows = await listByIds(db, await listConnected(db, reader, rowsOf(page)))
  const owners = new Map((await listProfilesById(db, [...new Set(rows.map((row) => row.profile_id))])).map((owner) => [owner.id, owner]))
  const items = rows.map((row) => {
    const owner = owners.get(row.profile_id)
    return { ...presentDocument(row, reader), OwnerName: owner ? presentName(owner) : nameless.closedAccount }
  })
  return pageWith(items, page, await countConnected(db, reader))
}
