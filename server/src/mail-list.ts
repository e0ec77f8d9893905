import {
  viewingAcceptedMail,
  viewingCancelledMail,
  viewingConfirmedMail,
  viewingDeniedMail,
  viewingGoneMail,
  viewingProposedMail,
  viewingReceivedMail,
  viewingReminderMail,
  viewingRequestedMail,
  viewingWithdrawnMail,
} from './assets/viewings/viewing.mail.ts'
import { searchAlertMail } from './assets/saved-searches/search-alert.mail.ts'
import { listingsExpiredMail, listingsExpiringMail } from './assets/listing-life/listing-life.mail.ts'
import { ticketAnsweredMail, ticketForDeskMail, ticketReceivedMail } from './common/support-tickets/ticket.mail.ts'
import type { AnyMail } from './mail/define-mail.ts'
import { gatheredNewsMail, notificationMail } from './notifications/notifications/notification.mail.ts'
import { planActivatedMail, planDeclinedMail, planEndedMail, planRequestedMail, planScheduledMail } from './plans/plans/plan.mail.ts'
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
} from './users/accounts/account.mail.ts'
import { accountDisabledMail, accountEnabledMail } from './users/accounts/account-state.mail.ts'
import { invitationMail } from './users/connections/connection.mail.ts'
import { newEnquiryMail } from './users/enquiries/enquiry.mail.ts'
import {
  identityCodeMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  recoveryCodeUsedMail,
  totpOffMail,
  codesStoppedMail,
  totpOnMail,
} from './users/factors/factor.mail.ts'
import { identityConnectedMail, identityDisconnectedMail } from './users/identities/identity.mail.ts'
import { accountClosedMail } from './users/closing/closing.mail.ts'
import { pinChangedMail, pinStoppedMail, pinResetMail } from './users/security-pin/pin.mail.ts'
import { newSignInMail } from './users/sessions/new-sign-in.mail.ts'

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
  newEnquiryMail,
  invitationMail,
  notificationMail,
  gatheredNewsMail,
  listingsExpiringMail,
  listingsExpiredMail,
  searchAlertMail,
  viewingReceivedMail,
  viewingConfirmedMail,
  viewingProposedMail,
  viewingDeniedMail,
  viewingCancelledMail,
  viewingGoneMail,
  viewingReminderMail,
  viewingRequestedMail,
  viewingAcceptedMail,
  viewingWithdrawnMail,
  pinStoppedMail,
  pinResetMail,
  pinChangedMail,
  accountClosedMail,
]
