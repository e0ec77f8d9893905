import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told of connections. */
export const text = defineText('server/people/connections/connection', {
  wantsToBeYourAgent: '{actor} wants to connect with you as your agent.',
  wantsToBeYourTenant: '{actor} wants to connect with you as your tenant.',
  /** An owner asks. */
  wantsYouAsAgent: '{actor} wants to connect with you as their agent.',
  wantsYouAsTenant: '{actor} wants to connect with you as their tenant.',
  anotherOwner: '{actor} wants to connect with you as another owner.',
  anotherAgent: '{actor} wants to connect with you as another agent.',
  anotherTenant: '{actor} wants to connect with you as another tenant.',

  accepted: '{actor} accepted your invitation.',
  declined: '{actor} declined your invitation.',
  expired: 'Your invitation to {name} wasn’t answered in time and has expired.',
  withdrawn: '{actor} withdrew their invitation.',
  ended: '{actor} ended the connection with you.',
  left: '{actor} left, and your connection ended with that.',
})
