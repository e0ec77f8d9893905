import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { text as named } from '@keystead/contract/people/businesses/business.text.ts'
import { ADMINISTRATOR, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { putSeat } from '../../access/seat.queries.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { moveWaitingUploads } from '../../files/upload.queries.ts'
import { insertBusinessAccount } from '../../identity/accounts/account.public.ts'
import {
  type BusinessProfile,
  type ProfileDetailsRow,
  describeBusinessProfile,
  keepReachable,
  moveProfile,
} from '../../identity/profiles/profile.public.ts'
import { moveBranding } from '../../platform/branding/branding.public.ts'
import { movePlan } from '../../platform/plans/plan.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { say } from '../../text/said.ts'
import { businessOf } from './business.access.ts'
import { type BusinessColumns, insertBusinessEvent, setEin } from './business.queries.ts'
import { sealEin } from './ein.ts'
import { insertBusiness, insertFounder } from './founding.queries.ts'
import { text } from './founding.text.ts'
import { countHomesToMove, moveInNow } from './move-in.ts'

/** A person with the profile that becomes the business's; both are locked. */
export type Founder = {
  readonly accountId: string
  readonly email: string
  readonly profile: Pick<ProfileDetailsRow, 'id' | 'first_name' | 'last_name'>
}

export type Founding = { readonly columns: BusinessColumns; readonly described: BusinessProfile; readonly ein: string | null }

type Founded = { readonly businessId: string; readonly accountId: string; readonly homesToMove: number }

/** Makes a business of one profile of a person, who runs it from here on: with an account of its own, and all that the profile has. */
export async function foundBusiness(context: EventContext, founder: Founder, { columns, described, ein }: Founding): Promise<Founded> {
  const { db } = context
  const { accountId: fromAccountId, email, profile } = founder
  const accountId = await insertBusinessAccount(db, fromAccountId)
  const accounts = { fromAccountId, toAccountId: accountId }
  const homesToMove = await countHomesToMove(context, { profileId: profile.id, fromAccountId })
  const businessId = await seeingEverything(db, 'what is one account’s becomes another one’s', async () => {
    await moveProfile(db, { profileId: profile.id, ...accounts })
    await keepReachable(db, profile.id, { email: columns.email ?? email, phone: columns.phone })
    await movePlan(db, accounts)
    await moveBranding(db, { profileId: profile.id, ...accounts })
    await moveWaitingUploads(db, accounts)
    await describeBusinessProfile(db, profile.id, described)

    const id = await insertBusiness(db, { accountId, profileId: profile.id, founderAccountId: fromAccountId, homesToMove }, columns)
    if (ein !== null) await setEin(db, businessOf({ accountId, profileId: profile.id }), sealEin(context.services, id, ein))
    await seatFounder(db, founder, { businessId: id, accountId })
    await context.services.events.emit(context, ProfileMoved, [{ id: profile.id, accountId, fromAccountId }])
    await moveInNow(context, id)
    return id
  })
  return { businessId, accountId, homesToMove }
}

async function seatFounder(
  db: Db,
  { accountId: personAccountId, email, profile }: Founder,
  business: { readonly businessId: string; readonly accountId: string },
): Promise<void> {
  const memberId = await insertFounder(db, {
    ...business,
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
    business_account_id: business.accountId,
    role_name: named.roles[ADMINISTRATOR],
    is_administrator: true,
    rights: rightsOf(ADMINISTRATOR),
    is_limited: false,
  })
  await insertBusinessEvent(db, { ...business, byAccountId: personAccountId, memberId: null, said: say(text, 'founded') })
}
