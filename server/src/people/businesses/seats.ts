import { deleteSeat, putSeat } from '../../access/seat.queries.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { ReachedBusiness } from './business.access.ts'
import type { ChosenRole } from './role-choice.ts'

type Context = Pick<CallContext, 'db' | 'services'>
type Member = { readonly id: string; readonly personAccountId: string }

/** Gives a member their place, or another one: it counts from their next call on, and their open screens hear of it. */
export async function seat(
  { db, services }: Context,
  { accountId, profileId }: Pick<ReachedBusiness, 'accountId' | 'profileId'>,
  { id, personAccountId }: Member,
  { role, isLimited }: { role: Pick<ChosenRole, 'name' | 'rights' | 'isAdministrator'>; isLimited: boolean },
): Promise<void> {
  await putSeat(db, {
    member_id: id,
    account_id: personAccountId,
    profile_id: profileId,
    business_account_id: accountId,
    role_name: role.name,
    is_administrator: role.isAdministrator,
    rights: role.rights,
    is_limited: isLimited,
  })
  await services.changes.notifyOwn(db, { account: personAccountId, by: null, changes: ['member', 'business', 'profile', 'notification'] })
}

/** Takes it away: their sessions act for the business no more, and open streams end. */
export async function unseat(
  { db, services }: Context,
  { profileId }: Pick<ReachedBusiness, 'profileId'>,
  { id, personAccountId }: Member,
): Promise<void> {
  await deleteSeat(db, id)
  await services.sessions.leaveProfile(db, personAccountId, profileId)
  await services.changes.notifyOwn(db, { account: personAccountId, by: null, changes: ['member', 'business', 'profile', 'notification'] })
}
