import type { Access } from '@keystead/contract/rpc/access.ts'
import type { Claims } from '../database/pool.ts'
import type { Actor } from './actor.ts'

/**
 * Whose rows a call reaches. What accounts without a profile may do as well concerns the person who does it; all else is done for the
 * active profile.
 */
export function claimsOf(access: Access, actor: Actor): Claims {
  if (access.kind === 'public' || actor.kind === 'anonymous') return { kind: 'public' }
  const { accountId, actingFor } = actor
  return { kind: 'account', accountId: access.profiles === 'any' ? accountId : actingFor.accountId, profileId: actingFor.profileId }
}
