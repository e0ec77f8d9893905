import { ShareNotFound } from '@keystead/contract/documents/sharing/share.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { findShare } from './share.queries.ts'

/** A share as its owner, or who has it, reaches it. */
export type ReachedShare = { readonly shareId: string; readonly accountId: string; readonly isOwn: boolean }

/** One that is over, foreign or missing is answered alike. */
export const shareOfCall: Resolver<ReachedShare> = async ({ db, actor }, shareId, { access }) => {
  const { accountId, profileId } = profileActor(actor)
  const found = (await findShare(db, shareId)) ?? fail(ShareNotFound)
  const isOwn = found.account_id === accountId && found.profile_id === profileId
  const isGrantee = found.grantee_account_id === accountId && found.grantee_profile_id === profileId
  const letsGrantee = access.kind === 'signedIn' && access.own?.reach?.includes('grantee')
  if (!isOwn && !(isGrantee && letsGrantee)) fail(ShareNotFound)
  return { shareId, accountId: found.account_id, isOwn }
}
