import { defineCapability, emailsIn, jobsIn } from '../../app/capability.ts'
import * as emails from './invoice.email.ts'
import { endsListeners } from './ends.listeners.ts'
import { invoiceExports } from './invoice.exports.ts'
import { invoiceListeners } from './invoice.listeners.ts'
import { invoiceModule } from './invoice.module.ts'
import * as overdue from './invoice-overdue.job.ts'
import * as unpaid from './unpaid-by-payer.job.ts'

export const invoiceCapability = defineCapability({
  operations: invoiceModule,
  emails: emailsIn(emails),
  listeners: [...invoiceListeners, ...endsListeners],
  exports: invoiceExports,
  jobs: jobsIn(overdue, unpaid),
})
