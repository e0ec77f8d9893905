import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/properties/owners/owners-messages', {
  selectOwners: 'Please select owners...',
  ownerNotFound: 'Owner details not found.',
  noPartnershipPropertiesFound: 'No partnership properties found.',
  ownerCreated: 'Owner created successfully.',
  ownerUpdated: 'Owner updated successfully.',
  ownerDeleted: 'Owner deleted successfully.',
})
