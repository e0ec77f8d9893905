import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/identity/profiles/profiles-messages', {
  profileExists: 'You already have a profile of this type.',
  profileChanged: 'This profile was changed in the meantime. Please review the latest version, then save again.',
  tenantStaysPrivate: 'A tenant profile has no public page. Only people you’re connected with can see it.',
  profileHasConnections: 'This profile has connections or open invitations. Please end them first, or create another profile instead.',
  profileHasAgreements: 'This profile has sent agreements, which stay in its name. Please create another profile instead.',
  profileHasInvoices: 'This profile has sent invoices, which belong to its books. Please create another profile instead.',
  profileHasPaymentAccount: 'This profile has a payment account. Please create another profile instead.',
  profileHasProperties: 'This profile still has properties. Please delete them first, or create another profile instead.',
  profileNotFound: 'Profile details not found.',
  noProfilesFound: 'No profiles found.',
  profileCreated: 'Profile created successfully.',
  profileUpdated: 'Profile updated successfully.',
  pictureUpdated: 'Picture updated successfully.',
  pictureRemoved: 'Picture removed.',
  contactUpdated: 'Contact details updated successfully.',
})
