import { BusinessNotFound } from '@keystead/contract/people/businesses/business.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { findSeat } from '../../access/seat.queries.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { ReachedBusiness } from './business.access.ts'
import { type LockedBusiness, lockBusiness } from './business.queries.ts'
import { membershipOf } from './own-membership.ts'

type Context = Pick<CallContext, 'db' | 'actor'> & { readonly owned: ReachedBusiness }

/** The business of the call, for this transaction. The caller is asked for their place again: whom they waited for may have taken it. */
export async function lockOwnBusiness({ db, actor, owned }: Context): Promise<LockedBusiness> {
  const business = (await lockBusiness(db, owned.scope)) ?? fail(BusinessNotFound)
  const seat = await findSeat(db, accountActor(actor).accountId, owned.profileId)
  if (!seat || (membershipOf(actor).isAdministrator && !seat.is_administrator)) fail(CallErrors.NotAllowedForRole)
  return business
}
