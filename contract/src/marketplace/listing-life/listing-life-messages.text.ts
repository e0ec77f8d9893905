import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/marketplace/listing-life/listing-life-messages', {
  listingNotRenewable: 'This listing can no longer be renewed. Please list the property again.',
  renewalLinkExpired: 'This link has expired or is incomplete. You can renew your listings under My properties.',
})
