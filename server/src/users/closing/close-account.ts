import { CLOSE_ACCOUNT, type CloseAccount, EmailNotOwn } from '@keystead/contract/users/closing/closing.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { deleteAllDrafts } from '../../assets/drafts/draft.public.ts'
import { deleteAllFeeds } from '../../assets/feeds/feed.public.ts'
import { deleteAllFavorites, favoritesOf } from '../../assets/favorites/favorite.public.ts'
import { eraseOwnerEmails } from '../../assets/owners/owner.public.ts'
import { unlistAllAssets } from '../../assets/properties/property.public.ts'
import { endViewings } from '../../assets/viewings/viewing.public.ts'
import { deleteAllSavedSearches, savedSearchesOf } from '../../assets/saved-searches/saved-search.public.ts'
import { eraseTicketPeople, ticketsOf } from '../../common/support-tickets/ticket.public.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { deleteMailsTo } from '../../mail/mail.queries.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { deleteAllNotifications } from '../../notifications/notifications/notification.public.ts'
import { endPlan } from '../../plans/plans/plan.public.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { cancelAllTokens } from '../../secrets/mail-tokens.ts'
import { allEnquiriesOf, deleteEnquiries } from '../enquiries/enquiry.public.ts'
import { deleteAllFactors } from '../factors/factor.public.ts'
import { deleteAllIdentities } from '../identities/identity.public.ts'
import { endAllConnections } from '../invitations/invitation.public.ts'
import { eraseProfiles, getAccountHolder } from '../profiles/profile.public.ts'
import { deletePin, hasPin, spendPinConfirmation } from '../security-pin/pin.public.ts'
import { forgetDevices } from '../sessions/session.public.ts'
import { accountClosedMail } from './closing.mail.ts'
import { lockOpenAccount, makeTombstone } from './closing.queries.ts'

export const closeAccount: Handler<typeof CloseAccount> = async (context, input) => {
  const { db, services } = context
  const actor = accountActor(context.actor)
  const { accountId } = actor
  const account = (await lockOpenAccount(db, accountId)) ?? fail(CallErrors.SignInRequired)
  if (account.email !== input.Email) fail(EmailNotOwn, { Email: EmailNotOwn.message })
  if (await hasPin(db, accountId)) {
    await spendPinConfirmation(db, actor, {
      operation: CLOSE_ACCOUNT,
      objectId: accountId,
      amountCents: null,
      confirmation: input.PinConfirmation,
    })
  }

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
  await eraseTicketPeople(db, ticketsOf(actor))
  await deleteEnquiries(db, allEnquiriesOf(actor))
  await deleteAllFavorites(db, favoritesOf(actor))
  await deleteAllSavedSearches(db, savedSearchesOf(actor))
  await eraseOwnerEmails(db, accountId)
  await deleteAllNotifications(db, accountId)
  const pictures = await eraseProfiles(db, accountId)
  await makeTombstone(db, accountId, input.Reason)
  await services.sessions.endAll(db, accountId)
  await sendMail(services, db, accountClosedMail, { to: { email, name }, data: { firstName }, naturalKey: `account-closed:${accountId}` })

  context.afterCommit(async () => {
    for (const storageKey of pictures) await releasePicture(services, storageKey)
  })
  context.setSession({ kind: 'end' })
  context.audit(accountId, { unlisted })
  return { Closed: true }
}
