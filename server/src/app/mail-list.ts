import {
  tourAcceptedMail,
  tourCancelledMail,
  tourConfirmedMail,
  tourDeniedMail,
  tourGoneMail,
  tourProposedMail,
  tourReceivedMail,
  tourReminderMail,
  tourRequestedMail,
  tourWithdrawnMail,
} from '../marketplace/tours/tour.mail.ts'
import { leaseNoteMail } from '../leasing/leases/lease.mail.ts'
import { searchAlertMail } from '../marketplace/saved-searches/search-alert.mail.ts'
import { listingsExpiredMail, listingsExpiringMail } from '../marketplace/listing-life/listing-life.mail.ts'
import { ticketAnsweredMail, ticketForDeskMail, ticketReceivedMail } from '../platform/support-tickets/ticket.mail.ts'
import type { AnyMail } from '../mail/define-mail.ts'
import { gatheredNewsMail, notificationMail } from '../platform/notifications/notification.mail.ts'
import { planActivatedMail, planDeclinedMail, planEndedMail, planRequestedMail, planScheduledMail } from '../platform/plans/plan.mail.ts'
import {
  accountDisownedMail,
  changeEmailMail,
  changeEmailNoticeMail,
  emailChangedMail,
  emailRestoredMail,
  passwordChangedMail,
  resetPasswordMail,
  undoEmailChangeMail,
  verifyEmailMail,
} from '../security/sign-in/account.mail.ts'
import { accountDisabledMail, accountEnabledMail } from '../security/sign-in/account-state.mail.ts'
import { invitationMail } from '../people/connections/connection.mail.ts'
import { newInquiryMail } from '../marketplace/inquiries/inquiry.mail.ts'
import {
  identityCodeMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  recoveryCodeUsedMail,
  totpOffMail,
  codesStoppedMail,
  totpOnMail,
} from '../security/factors/factor.mail.ts'
import { identityConnectedMail, identityDisconnectedMail } from '../security/identities/identity.mail.ts'
import { accountClosedMail } from '../security/closing/closing.mail.ts'
import { pinChangedMail, pinStoppedMail, pinResetMail } from '../security/security-pin/pin.mail.ts'
import { newSignInMail } from '../security/sessions/new-sign-in.mail.ts'

/** All kinds of mail. */
export const mailDefinitions: readonly AnyMail[] = [
  ticketReceivedMail,
  ticketForDeskMail,
  ticketAnsweredMail,
  verifyEmailMail,
  accountDisownedMail,
  changeEmailMail,
  changeEmailNoticeMail,
  emailChangedMail,
  undoEmailChangeMail,
  emailRestoredMail,
  resetPasswordMail,
  passwordChangedMail,
  accountDisabledMail,
  accountEnabledMail,
  planRequestedMail,
  planActivatedMail,
  planDeclinedMail,
  planScheduledMail,
  planEndedMail,
  codesStoppedMail,
  totpOnMail,
  totpOffMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  recoveryCodeUsedMail,
  identityCodeMail,
  identityConnectedMail,
  identityDisconnectedMail,
  newSignInMail,
  newInquiryMail,
  leaseNoteMail,
  invitationMail,
  notificationMail,
  gatheredNewsMail,
  listingsExpiringMail,
  listingsExpiredMail,
  searchAlertMail,
  tourReceivedMail,
  tourConfirmedMail,
  tourProposedMail,
  tourDeniedMail,
  tourCancelledMail,
  tourGoneMail,
  tourReminderMail,
  tourRequestedMail,
  tourAcceptedMail,
  tourWithdrawnMail,
  pinStoppedMail,
  pinResetMail,
  pinChangedMail,
  accountClosedMail,
]
