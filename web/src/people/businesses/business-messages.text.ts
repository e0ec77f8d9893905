import { defineText } from '@keystead/contract/text/define-text.ts'

/** Fixed sentences of the specification (§8). */
export const messages = defineText('web/people/businesses/business-messages', {
  noBusinessesFound: 'No businesses found.',
  noMembersFound: 'No members found.',
  noHistoryFound: 'No history found.',
  noMediaFound: 'No media found.',
  businessCreated: 'Business created successfully.',
  businessUpdated: 'Business updated successfully.',
  businessDeleted: 'Business deleted successfully.',
  invitationCreated: 'Invitation created successfully.',
  invitationUpdated: 'Invitation updated successfully.',
  invitationDeleted: 'Invitation deleted successfully.',
})
