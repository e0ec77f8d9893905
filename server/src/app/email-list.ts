import {
  tourAcceptedEmail,
  tourCancelledEmail,
  tourConfirmedEmail,
  tourDeniedEmail,
  tourGoneEmail,
  tourProposedEmail,
  tourReceivedEmail,
  tourReminderEmail,
  tourRequestedEmail,
  tourWithdrawnEmail,
} from '../marketplace/tours/tour.email.ts'
import { leaseNoteEmail } from '../leasing/leases/lease.email.ts'
import { searchAlertEmail } from '../marketplace/saved-searches/search-alert.email.ts'
import { listingsExpiredEmail, listingsExpiringEmail } from '../marketplace/listing-life/listing-life.email.ts'
import { ticketAnsweredEmail, ticketForDeskEmail, ticketReceivedEmail } from '../platform/support-tickets/ticket.email.ts'
import type { AnyEmail } from '../email/define-email.ts'
import { gatheredNewsEmail, notificationEmail } from '../platform/notifications/notification.email.ts'
import {
  planActivatedEmail,
  planDeclinedEmail,
  planEndedEmail,
  planRequestedEmail,
  planScheduledEmail,
} from '../platform/plans/plan.email.ts'
import {
  accountDisownedEmail,
  changeEmailEmail,
  changeEmailNoticeEmail,
  emailChangedEmail,
  emailRestoredEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  undoEmailChangeEmail,
  verifyEmailEmail,
} from '../security/sign-in/account.email.ts'
import { accountDisabledEmail, accountEnabledEmail } from '../security/sign-in/account-state.email.ts'
import { invitationEmail } from '../people/connections/connection.email.ts'
import { newInquiryEmail } from '../marketplace/inquiries/inquiry.email.ts'
import {
  identityCodeEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  recoveryCodeUsedEmail,
  totpOffEmail,
  codesStoppedEmail,
  totpOnEmail,
} from '../security/factors/factor.email.ts'
import { identityConnectedEmail, identityDisconnectedEmail } from '../security/identities/identity.email.ts'
import { accountClosedEmail } from '../security/closing/closing.email.ts'
import { pinChangedEmail, pinStoppedEmail, pinResetEmail } from '../security/security-pin/pin.email.ts'
import { newSignInEmail } from '../security/sessions/new-sign-in.email.ts'

/** All kinds of email. */
export const emailDefinitions: readonly AnyEmail[] = [
  ticketReceivedEmail,
  ticketForDeskEmail,
  ticketAnsweredEmail,
  verifyEmailEmail,
  accountDisownedEmail,
  changeEmailEmail,
  changeEmailNoticeEmail,
  emailChangedEmail,
  undoEmailChangeEmail,
  emailRestoredEmail,
  resetPasswordEmail,
  passwordChangedEmail,
  accountDisabledEmail,
  accountEnabledEmail,
  planRequestedEmail,
  planActivatedEmail,
  planDeclinedEmail,
  planScheduledEmail,
  planEndedEmail,
  codesStoppedEmail,
  totpOnEmail,
  totpOffEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  recoveryCodeUsedEmail,
  identityCodeEmail,
  identityConnectedEmail,
  identityDisconnectedEmail,
  newSignInEmail,
  newInquiryEmail,
  leaseNoteEmail,
  invitationEmail,
  notificationEmail,
  gatheredNewsEmail,
  listingsExpiringEmail,
  listingsExpiredEmail,
  searchAlertEmail,
  tourReceivedEmail,
  tourConfirmedEmail,
  tourProposedEmail,
  tourDeniedEmail,
  tourCancelledEmail,
  tourGoneEmail,
  tourReminderEmail,
  tourRequestedEmail,
  tourAcceptedEmail,
  tourWithdrawnEmail,
  pinStoppedEmail,
  pinResetEmail,
  pinChangedEmail,
  accountClosedEmail,
]
