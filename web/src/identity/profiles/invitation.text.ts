import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/invitation', {
  asAnOwner: 'as an owner',
  asTheirAgent: 'as their agent',
  asTheirTenant: 'as their tenant',
  toConnect: 'to connect',
  anOwnerProfile: 'an owner profile',
  anAgentProfile: 'an agent profile',
  aTenantProfile: 'a tenant profile',
})
