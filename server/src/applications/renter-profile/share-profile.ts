import {
  ConfirmEmailToShareProfile,
  RenterProfileExpired,
  RenterProfileNotFound,
  RenterProfileShareNotFound,
  type ShareRenterProfile,
  type StopRenterProfileShare,
  TooManyRenterProfileEmails,
  TooManyRenterProfileShares,
} from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { messages } from '@keystead/contract/applications/renter-profile/renter-profile-messages.text.ts'
import {
  MOST_OPEN_SHARES,
  MOST_PROFILE_EMAILS_A_DAY,
  MOST_PROFILES_TO_ADDRESS_A_DAY,
} from '@keystead/contract/applications/renter-profile/renter-profile.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { USUAL_TIME_ZONE } from '@keystead/contract/values/time-zones.ts'
import { emailableName } from '../../email/emailable-name.ts'
import { sendEmail } from '../../email/send-email.ts'
import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { giveLink, makeLink, revokeLinksTo } from '../../links/links.ts'
import { findTimeZoneOfPerson } from '../../platform/preferences/preference.public.ts'
import { accountActor, type CallContext, languageOf } from '../../rpc/call-context.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota, staysWithinQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { type OfRenter, ofRenter } from './renter-profile.access.ts'
import { PROFILE_LINK } from './profile-link.ts'
import { renterProfileEmail } from './renter-profile.email.ts'
import { countOpenShares, endShare, insertShare, lockProfile } from './renter-profile.queries.ts'

const DAY_SECONDS = 86_400
/** The email may wait a while before it leaves and its time begins; what the share says counts in any case. */
const WAITING_SECONDS = 2 * DAY_SECONDS

export const shareRenterProfile: Handler<typeof ShareRenterProfile> = async (context, { Label, Email, Days, ShowsContacts }) => {
  const { db, actor, services, audit } = context
  const renter = ofRenter(actor)
  const { accountId } = accountActor(actor)
  const profile = (await lockProfile(db, renter)) ?? fail(RenterProfileNotFound)
  if (!profile.is_valid) fail(RenterProfileExpired)
  if ((await countOpenShares(db, renter)) >= MOST_OPEN_SHARES) fail(TooManyRenterProfileShares)
  if (Email !== null) await checkMaySend(context, Email)
  const timeZone = (await findTimeZoneOfPerson(db, accountActor(actor))) ?? USUAL_TIME_ZONE
  const share = await insertShare(db, renter, profile.id, {
    label: Label,
    email: Email,
    days: Days,
    showsContacts: ShowsContacts,
    timeZone,
  })
  audit(share.id, { byEmail: Email !== null, days: Days, contacts: ShowsContacts })
  const answer = { ShareId: share.id, UntilAt: share.until_at.toISOString() }
  const link = { accountId, objectId: share.id, lifetimeSeconds: share.seconds_left }
  if (Email === null) {
    const secret = await giveLink(db, PROFILE_LINK, link)
    return { ...answer, Url: `${services.mailer.siteAddress()}${paths.sharedRenterProfile(secret)}` }
  }
  const tokenId = await makeLink(db, PROFILE_LINK, { ...link, lifetimeSeconds: share.seconds_left + WAITING_SECONDS })
  await sendEmail(services, db, renterProfileEmail, {
    to: { email: Email },
    data: { name: emailableName(profile.name), until: share.until_on },
    naturalKey: `renter-profile-shared:${tokenId}`,
    tokenId,
    language: languageOf(context),
  })
  return { ...answer, Url: null }
}

/** What goes to addresses of which we know nothing, comes from people who have confirmed theirs, and not too often, whoever they are. */
async function checkMaySend({ db, actor }: CallContext, email: string): Promise<void> {
  const { accountId } = accountActor(actor)
  if (!(await getAccountHolder(db, accountId)).isConfirmed) fail(ConfirmEmailToShareProfile, { Email: messages.confirmEmail })
  await countAgainstQuota(db, `renter-profiles-sent-by:${accountId}`, {
    uses: MOST_PROFILE_EMAILS_A_DAY,
    windowSeconds: DAY_SECONDS,
    failure: TooManyRenterProfileEmails,
  })
  const toAddress = { uses: MOST_PROFILES_TO_ADDRESS_A_DAY, windowSeconds: DAY_SECONDS }
  if (!(await staysWithinQuota(db, `renter-profiles-to:${sha256(email.toLowerCase()).toString('base64url')}`, toAddress)))
    throw new CallFailure(TooManyRenterProfileEmails, { sentence: messages.addressBusy, retryAfterSeconds: DAY_SECONDS })
}

export const stopRenterProfileShare: Handler<typeof StopRenterProfileShare, OfRenter> = async ({ db, owned, audit }, { ShareId }) => {
  if (!(await endShare(db, owned, ShareId))) fail(RenterProfileShareNotFound)
  await revokeLinksTo(db, PROFILE_LINK, ShareId)
  audit(ShareId)
  return { ShareId }
}
