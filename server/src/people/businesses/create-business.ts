import { ACCOUNT_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import {
  BusinessEmailNotConfirmed,
  BusinessFoundedAlready,
  BusinessNeedsProfile,
  type CreateBusiness,
  TooManyBusinesses,
  TooManyFoundings,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { MAX_FOUNDED, MAX_FOUNDINGS } from '@keystead/contract/people/businesses/business.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { lockAccountEmail } from '../../identity/accounts/account.public.ts'
import { type ProfileDetailsRow, findSessionRecord, lockProfileDetails, ownProfiles } from '../../identity/profiles/profile.public.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { foundBusiness } from './found-business.ts'
import { countFounded } from './founding.queries.ts'
import { businessColumnsOf, businessProfileOf } from './founding-fields.ts'

export const createBusiness: Handler<typeof CreateBusiness> = async (context, input) => {
  const { db } = context
  const actor = accountActor(context.actor)
  // All that this account founds, pays for and closes waits for each other.
  const { email, isVerified } = (await lockAccountEmail(db, actor.accountId)) ?? fail(CallErrors.SignInRequired)
  const profile = await lockFoundingProfile(context, actor)
  if (!isVerified) fail(BusinessEmailNotConfirmed)
  await checkFoundings(db, actor.accountId)

  const { Ein, ...typed } = input
  const columns = await businessColumnsOf(db, typed)
  const described = businessProfileOf(columns, profile.profile_type_id, typed.CategoryIds)

  const founder = { accountId: actor.accountId, email, profile }
  const { businessId, accountId, homesToMove } = await foundBusiness(context, founder, { columns, described, ein: Ein })
  await goOnAsMember(context, actor)
  context.audit(businessId, { profile: profile.id, account: accountId, homes: homesToMove })
  return { BusinessId: businessId, ProfileId: profile.id }
}

/** Each has an account and a plan of its own: without an end to them, limits of plans would be none. */
async function checkFoundings(db: Db, accountId: string): Promise<void> {
  const founded = await seeingEverything(db, 'what a person has founded is in accounts of its own', () =>
    countFounded(db, accountId, MAX_FOUNDINGS.days),
  )
  if (founded.standing >= MAX_FOUNDED) fail(TooManyBusinesses)
  if (founded.lately >= MAX_FOUNDINGS.businesses) fail(TooManyFoundings)
}

/** The active profile, kept for this transaction: whoever adds something to it at the same moment is seen, or waits. */
async function lockFoundingProfile({ db }: CallContext, actor: AccountActor): Promise<ProfileDetailsRow> {
  const { profileId } = actor.actingFor
  // One that is not the person's own is that of a business for which they act.
  const profile = (profileId && (await lockProfileDetails(db, ownProfiles(actor), profileId))) || fail(BusinessFoundedAlready)
  if (profile.account_type_id !== ACCOUNT_TYPES.Business) fail(BusinessNeedsProfile)
  return profile
}

/** Rights follow the seat from here on, so the session gets a new secret. */
async function goOnAsMember(context: CallContext, actor: AccountActor): Promise<void> {
  const record = await findSessionRecord(context, actor)
  if (!record) return
  const { secret, maxAgeSeconds } = await context.services.sessions.rotate(context.db, actor)
  context.setSession({ kind: 'rotate', secret, record, maxAgeSeconds })
}
