import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told when someone no longer has a home: an agent, or a tenant. */
export const text = defineText('server/leasing/assignments/assignment', {
  tookBack: '{actor} ended your assignment to {home}.',
  gaveBack: '{actor} ended their assignment to {home}.',
  endedYourTenancy: '{actor} ended your tenancy of {home}.',
  endedTenancy: '{actor} ended the tenancy of {tenants} in {home}.',
})
