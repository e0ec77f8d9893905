import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told when someone no longer has a home: an agent, or a tenant. */
export const text = defineText('server/leasing/assignments/assignment', {
  tookBack: '{actor} took {home} back.',
  gaveBack: '{actor} gave {home} back.',
  endedYourTenancy: '{actor} ended your tenancy of {home}.',
  endedTenancy: '{actor} ended the tenancy of {tenants} in {home}.',
})
