import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/money/invoices/invoice-recipients', {
  tenantSince: 'Tenant since {day}',
  tenantUntil: 'Tenant until {day}',
  owner: 'Owner, connected',
  agent: 'Agent, connected',
  tenant: 'Tenant, connected',
})
