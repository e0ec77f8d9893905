import { LastAdministrator } from '@keystead/contract/people/businesses/business.operations.ts'
import { MemberChanged, MemberNotFound, type UpdateBusinessMember } from '@keystead/contract/people/businesses/member.operations.ts'
import type { MemberStatus } from '@keystead/contract/people/businesses/business.values.ts'
import { ADMINISTRATOR } from '@keystead/contract/people/businesses/role.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedPart } from './business.access.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { giveHomes } from './given-homes.ts'
import { getMember, hasOtherAdministrator, type MemberRow, updateMember } from './member.queries.ts'
import { type ChosenRole, chosenRole, roleKeyOf } from './role-choice.ts'
import { seat, unseat } from './seats.ts'

export const updateBusinessMember: Handler<typeof UpdateBusinessMember, ReachedPart> = async (context, input) => {
  const { db, owned } = context
  // Two administrators who demote each other come one after the other.
  await lockOwnBusiness(context)
  const member = await getMember(db, owned.scope, owned.partId)
  if (member.status === 'removed') fail(MemberNotFound)
  if (member.version !== input.Version) fail(MemberChanged)
  const role = await chosenRole(db, owned.scope, input.Role)
  const status = statusAfter(member, input.IsBlocked)
  const runsIt = member.status === 'active' && member.built_in_role === ADMINISTRATOR
  const willRunIt = status === 'active' && role.isAdministrator
  if (runsIt && !willRunIt && !(await hasOtherAdministrator(db, owned.scope, member.id))) fail(LastAdministrator)

  const place = { title: input.Title, ...role.columns, isLimited: input.IsLimited, status }
  const version = await updateMember(db, owned.scope, member.id, place)
  await giveHomes(context, owned, member.id, input)
  if (member.person_account_id !== null) {
    const person = { id: member.id, personAccountId: member.person_account_id }
    await (status === 'active' ? seat(context, owned, person, { role, isLimited: input.IsLimited }) : unseat(context, owned, person))
  }
  await noteChanges(context, owned, member, { role, status, isLimited: input.IsLimited })
  context.audit(member.id, { role: role.key, isLimited: input.IsLimited, status })
  return { MemberId: member.id, Version: version }
}

/** Who is only invited can be neither blocked nor let in. */
function statusAfter({ status }: MemberRow, isBlocked: boolean): MemberStatus {
  if (status === 'invited') return status
  return isBlocked ? 'blocked' : 'active'
}

type Changed = { readonly role: ChosenRole; readonly status: MemberStatus; readonly isLimited: boolean }

async function noteChanges(
  context: Parameters<typeof updateBusinessMember>[0],
  business: ReachedPart,
  before: MemberRow,
  { role, status, isLimited }: Changed,
): Promise<void> {
  if (roleKeyOf(before) !== role.key)
    await noteInHistory(context, business, say(text, 'roleGiven', { name: '', role: role.name }), before.id)
  if (isLimited || before.is_limited) await noteInHistory(context, business, say(text, 'homesGiven', { name: '' }), before.id)
  if (status === 'blocked' && before.status !== 'blocked')
    await noteInHistory(context, business, say(text, 'blocked', { name: '' }), before.id)
  if (status === 'active' && before.status === 'blocked')
    await noteInHistory(context, business, say(text, 'unblocked', { name: '' }), before.id)
}
