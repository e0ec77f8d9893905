import { ACCOUNT_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import {
  BusinessEmailNotConfirmed,
  BusinessFoundedAlready,
  BusinessNeedsProfile,
  type CreateBusiness,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { text as named } from '@keystead/contract/people/businesses/business.text.ts'
import { ADMINISTRATOR, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { putSeat } from '../../access/seat.queries.ts'
import { seeingEverything } from '../../database/pool.ts'
import { moveWaitingUploads } from '../../files/upload.queries.ts'
import { insertBusinessAccount, lockAccountEmail } from '../../identity/accounts/account.public.ts'
import {
  type ProfileDetailsRow,
  describeBusinessProfile,
  findSessionRecord,
  keepReachable,
  lockProfileDetails,
  moveProfile,
  ownProfiles,
} from '../../identity/profiles/profile.public.ts'
import { moveBranding } from '../../platform/branding/branding.public.ts'
import { movePlan } from '../../platform/plans/plan.public.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { businessColumnsOf, businessProfileOf } from './founding-fields.ts'
import { businessOf } from './business.access.ts'
import { noteInHistory } from './business-history.ts'
import { setEin } from './business.queries.ts'
import { sealEin } from './ein.ts'
import { insertBusiness, insertFounder } from './founding.queries.ts'
import { text } from './founding.text.ts'
import { countHomesToMove, moveInNow } from './move-in.ts'

export const createBusiness: Handler<typeof CreateBusiness> = async (context, input) => {
  const { db } = context
  const actor = accountActor(context.actor)
  // All that this account founds, pays for and closes waits for each other.
  const { email, isVerified } = (await lockAccountEmail(db, actor.accountId)) ?? fail(CallErrors.SignInRequired)
  const profile = await lockFoundingProfile(context, actor)
  if (!isVerified) fail(BusinessEmailNotConfirmed)

  const { Ein, ...typed } = input
  const columns = await businessColumnsOf(db, typed)
  const described = businessProfileOf(columns, profile.profile_type_id, typed.CategoryIds)

  const accounts = { fromAccountId: actor.accountId, toAccountId: await insertBusinessAccount(db, actor.accountId) }
  const accountId = accounts.toAccountId
  const homesToMove = await countHomesToMove(context, { profileId: profile.id, fromAccountId: actor.accountId })
  const businessId = await seeingEverything(db, 'what is one account’s becomes another one’s', async () => {
    await moveProfile(db, { profileId: profile.id, ...accounts })
    await keepReachable(db, profile.id, { email: columns.email ?? email, phone: columns.phone })
    await movePlan(db, accounts)
    await moveBranding(db, { profileId: profile.id, ...accounts })
    await moveWaitingUploads(db, accounts)
    await describeBusinessProfile(db, profile.id, described)

    const id = await insertBusiness(db, { accountId, profileId: profile.id, founderAccountId: actor.accountId, homesToMove }, columns)
    if (Ein !== null) await setEin(db, businessOf({ accountId, profileId: profile.id }), sealEin(context.services, id, Ein))
    await seatFounder(context, { businessId: id, accountId, email, profile })
    await context.services.events.emit(context, ProfileMoved, [{ id: profile.id, accountId, fromAccountId: actor.accountId }])
    await moveInNow(context, id)
    return id
  })
  await goOnAsMember(context, actor)
  context.audit(businessId, { profile: profile.id, account: accountId, homes: homesToMove })
  return { BusinessId: businessId, ProfileId: profile.id }
}

/** The active profile, kept for this transaction: whoever adds something to it at the same moment is seen, or waits. */
async function lockFoundingProfile({ db }: CallContext, actor: AccountActor): Promise<ProfileDetailsRow> {
  const { profileId } = actor.actingFor
  // One that is not the person's own is that of a business for which they act.
  const profile = (profileId && (await lockProfileDetails(db, ownProfiles(actor), profileId))) || fail(BusinessFoundedAlready)
  if (profile.account_type_id !== ACCOUNT_TYPES.Business) fail(BusinessNeedsProfile)
  return profile
}

type Founder = { readonly businessId: string; readonly accountId: string; readonly email: string; readonly profile: ProfileDetailsRow }

async function seatFounder(context: CallContext, { businessId, accountId, email, profile }: Founder): Promise<void> {
  const { db, actor } = context
  const personAccountId = accountActor(actor).accountId
  const memberId = await insertFounder(db, {
    businessId,
    accountId,
    personAccountId,
    email,
    firstName: profile.first_name,
    lastName: profile.last_name,
    role: ADMINISTRATOR,
  })
  await putSeat(db, {
    member_id: memberId,
    account_id: personAccountId,
    profile_id: profile.id,
    business_account_id: accountId,
    role_name: named.roles[ADMINISTRATOR],
    is_administrator: true,
    rights: rightsOf(ADMINISTRATOR),
    is_limited: false,
  })
  await noteInHistory(context, { businessId, accountId }, say(text, 'founded'))
}

/** Rights follow the seat from here on, so the session gets a new secret. */
async function goOnAsMember(context: CallContext, actor: AccountActor): Promise<void> {
  const record = await findSessionRecord(context, actor)
  if (!record) return
  const { secret, maxAgeSeconds } = await context.services.sessions.rotate(context.db, actor)
  context.setSession({ kind: 'rotate', secret, record, maxAgeSeconds })
}
