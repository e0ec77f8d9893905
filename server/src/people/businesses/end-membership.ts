import { LastAdministrator } from '@keystead/contract/people/businesses/business.operations.ts'
import { MemberLeft, WhatMemberHolds } from '@keystead/contract/people/businesses/business.events.ts'
import { MemberNeedsSuccessor } from '@keystead/contract/people/businesses/member.operations.ts'
import { ADMINISTRATOR } from '@keystead/contract/people/businesses/role.values.ts'
import { setSeatAssets } from '../../access/seat.queries.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { ReachedBusiness } from './business.access.ts'
import { hasOtherAdministrator, type MemberRow, removeMember } from './member.queries.ts'
import { unseat } from './seats.ts'

type Holding = { readonly what: string; readonly count: number }

/** What a member has begun, by what it is called; what is none is not there. */
export async function holdingsOf(
  context: CallContext,
  { accountId }: Pick<ReachedBusiness, 'accountId'>,
  memberId: string,
): Promise<Holding[]> {
  const answers = await context.services.events.ask(context, WhatMemberHolds, { accountId, memberId })
  return answers.filter(({ count }) => count > 0)
}

/** Ends the place of a member of a locked business. What is theirs goes to another one, or to the business as a whole where they leave by themselves. */
export async function endMembership(
  context: CallContext,
  business: ReachedBusiness,
  member: MemberRow,
  { successorId, isOwnWish }: { successorId: string | null; isOwnWish: boolean },
): Promise<void> {
  const { db } = context
  const runsIt = member.status === 'active' && member.built_in_role === ADMINISTRATOR
  if (runsIt && !(await hasOtherAdministrator(db, business.scope, member.id))) fail(LastAdministrator)
  const holdings = await holdingsOf(context, business, member.id)
  if (holdings.length > 0 && successorId === null && !isOwnWish) fail(MemberNeedsSuccessor, { SuccessorId: MemberNeedsSuccessor.message })
  await context.services.events.emit(context, MemberLeft, [{ id: member.id, accountId: business.accountId, successorId }])
  await removeMember(db, business.scope, member.id)
  if (member.person_account_id !== null) await unseat(context, business, { id: member.id, personAccountId: member.person_account_id })
  await setSeatAssets(db, member.id, [])
}
