import { defineCapability } from '../../app/capability.ts'
import { invoiceItemExports } from './item.exports.ts'
import { invoiceItemListeners } from './item.listeners.ts'
import { invoiceItemModule } from './item.module.ts'

export const invoiceItemCapability = defineCapability({
  operations: invoiceItemModule,
  exports: invoiceItemExports,
  listeners: invoiceItemListeners,
})
