import { defineCapability } from '../../app/capability.ts'
import { invoiceExports } from './invoice.exports.ts'
import { invoiceListeners } from './invoice.listeners.ts'
import { invoiceModule } from './invoice.module.ts'

export const invoiceCapability = defineCapability({
  operations: invoiceModule,
  listeners: invoiceListeners,
  exports: invoiceExports,
})
