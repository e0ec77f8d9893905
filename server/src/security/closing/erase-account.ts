import { deleteAllDrafts } from '../../properties/drafts/draft.public.ts'
import { deleteAllFeeds } from '../../marketplace/feeds/feed.public.ts'
import { deleteAllFavorites, favoritesOf } from '../../marketplace/favorites/favorite.public.ts'
import { eraseOwnerEmails } from '../../properties/owners/owner.public.ts'
import { unlistAllAssets } from '../../properties/properties/property.public.ts'
import { endViewings } from '../../marketplace/viewings/viewing.public.ts'
import { deleteAllSavedSearches, savedSearchesOf } from '../../marketplace/saved-searches/saved-search.public.ts'
import { eraseTicketPeople, ticketsOf } from '../../platform/support-tickets/ticket.public.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { deleteMailsTo } from '../../mail/mail.queries.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { deleteAllNotifications } from '../../platform/notifications/notification.public.ts'
import { endPlan } from '../../platform/plans/plan.public.ts'
import { cancelAllTokens } from '../../secrets/mail-tokens.ts'
import { allEnquiriesOf, deleteEnquiries } from '../../marketplace/enquiries/enquiry.public.ts'
import { deleteAllFactors } from '../factors/factor.public.ts'
import { deleteAllIdentities } from '../identities/identity.public.ts'
import { endAllConnections } from '../../people/invitations/invitation.public.ts'
import { eraseProfiles, getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { deletePin } from '../security-pin/pin.public.ts'
import { forgetDevices } from '../sessions/session.public.ts'
import { makeTombstone } from './closing.queries.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { MailDefinition } from '../../mail/define-mail.ts'

type Farewell = {
  /** Kept with the stone that stays. */
  readonly reason: string | null
  /** What the address hears of it. */
  readonly mail: MailDefinition<{ firstName: string }>
}

/** Takes an account whose row is locked out of the house, in a transaction that may touch its rows. Answers how many homes left the market. */
export async function eraseAccount(context: CallContext, accountId: string, { reason, mail }: Farewell): Promise<number> {
  const { db, services } = context
  const account = { accountId }
  const { email, name, firstName } = await getAccountHolder(db, accountId)
  const unlisted = await unlistAllAssets(db, accountId)
  await deleteAllDrafts(db, accountId)
  await deleteAllFeeds(db, accountId)
  await endViewings(services, db, accountId)
  await endAllConnections(context, accountId)
  await endPlan(db, accountId)
  await deletePin(db, accountId)
  await deleteAllFactors(db, accountId)
  await deleteAllIdentities(db, accountId)
  await cancelAllTokens(db, accountId)
  await deleteMailsTo(db, accountId)
  await forgetDevices(db, accountId)
  await eraseTicketPeople(db, ticketsOf(account))
  await deleteEnquiries(db, allEnquiriesOf(account))
  await deleteAllFavorites(db, favoritesOf(account))
  await deleteAllSavedSearches(db, savedSearchesOf(account))
  await eraseOwnerEmails(db, accountId)
  await deleteAllNotifications(db, accountId)
  const pictures = await eraseProfiles(db, accountId)
  await makeTombstone(db, accountId, reason)
  await services.sessions.endAll(db, accountId)
  await sendMail(services, db, mail, { to: { email, name }, data: { firstName }, naturalKey: `account-closed:${accountId}` })

  context.afterCommit(async () => {
    for (const storageKey of pictures) await releasePicture(services, storageKey)
  })
  return unlisted
}
