import {
  type RemoveSharedDocumentAccess,
  ShareNotFound,
  type UnshareDocument,
} from '@keystead/contract/documents/sharing/share.operations.ts'
import { actingAs } from '../../database/pool.ts'
import { announceChange } from '../../live/announce-change.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { documentsOf } from '../documents/document.public.ts'
import { closeEndedShares } from './end-shares.ts'
import { ownThing } from './own-thing.ts'
import { writingShares } from './writing-shares.ts'
import type { ReachedShare } from './share.access.ts'
import { endShare, endSharesOf, findGiver } from './share.queries.ts'

export const removeSharedDocumentAccess: Handler<typeof RemoveSharedDocumentAccess, ReachedShare> = async (context, { ShareId }) => {
  const { db, owned, audit } = context
  const ended = await writingShares(db, owned.accountId, () => endShare(db, ShareId))
  if (ended.length === 0) fail(ShareNotFound)
  await closeEndedShares(context, ended)
  if (!owned.isOwn) await announceChange(db, await actingAs(db, owned.accountId, () => findGiver(db, ShareId)), ['document'])
  audit(ShareId)
  return { ShareId }
}

export const unshareDocument: Handler<typeof UnshareDocument> = async (context, input) => {
  const { db, actor, audit } = context
  const { id } = await ownThing(context, input)
  const drawer = documentsOf(profileActor(actor))
  const ended = await writingShares(db, drawer.accountId!, () => endSharesOf(db, drawer, id))
  await closeEndedShares(context, ended)
  audit(id, { ended: ended.length })
  return { EndedCount: ended.length }
}
