import { defineCapability } from '../../app/capability.ts'
import { assetPaymentExports } from './asset-payment.exports.ts'
import { assetPaymentListeners } from './asset-payment.listeners.ts'
import { assetPaymentModule } from './asset-payment.module.ts'

export const assetPaymentCapability = defineCapability({
  operations: assetPaymentModule,
  listeners: assetPaymentListeners,
  exports: assetPaymentExports,
})
