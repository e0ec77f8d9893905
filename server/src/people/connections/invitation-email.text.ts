import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/people/connections/invitation-email', {
  subject: '{name} invites you to connect',
  heading: 'You’re invited',
  asOwner: '{name} invites you to connect on Keystead as an owner.',
  asAgent: '{name} invites you to connect on Keystead as an agent.',
  asTenant: '{name} invites you to connect on Keystead as a tenant.',
  asTenantOf: '{name} invites you to connect on Keystead as a tenant of {home}.',
  page: 'Press the button to see who it is and what’s waiting for you. You can accept or decline there.',
  see: 'See the invitation',
  why: 'The link works once, for 30 days. You’re getting this email because someone entered your address. If you don’t know them, you don’t need to do anything: no one finds out whether this address is in use.',
})
