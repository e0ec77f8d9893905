import { defineText } from '@keystead/contract/text/define-text.ts'

/** Whom a tenant can ask, and for what: `Agent for repairs and bills`. */
export const text = defineText('server/leasing/leases/tenancy', {
  manager: 'Manages the home',
  agentFor: 'Agent for {work}',
  movingInAndOut: 'moving in and out',
  repairs: 'repairs',
  bills: 'bills',
})
