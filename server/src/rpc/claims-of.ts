import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { Claims } from '../database/pool.ts'
import { type AccountActor, type Actor, givenTo } from './actor.ts'

/** Whose rows a call reaches: of the person where it is about them, else of those for whom they act. */
export function claimsOf({ access, permission }: Pick<AnyOperation, 'access' | 'permission'>, actor: Actor): Claims {
  if (access.kind === 'public' || actor.kind === 'anonymous') return { kind: 'public' }
  return rowsOf(actorIn(permission, actor))
}

/** All rows that the caller reaches at this moment. */
export function rowsOf({ actingFor: { accountId, profileId, member } }: AccountActor): Claims {
  return { kind: 'account', accountId, profileId, memberId: givenTo(member) }
}

/** The caller as a call of this permission takes them: what is personal is done for their own account, whichever profile is active. */
export function actorIn(permission: AnyOperation['permission'], actor: AccountActor): AccountActor {
  if (permission !== 'personal') return actor
  return { ...actor, actingFor: { ...actor.actingFor, accountId: actor.accountId, member: null } }
}
