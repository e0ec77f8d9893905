import { defineCapability, jobsIn } from '../../app/capability.ts'
import { accountUpdated } from './account-updated.ts'
import { paymentAccountExports } from './payment-account.exports.ts'
import * as jobs from './payment-account.job.ts'
import { paymentAccountListeners } from './payment-account.listeners.ts'
import { paymentAccountModule } from './payment-account.module.ts'
import { paymentAccountCall } from './payment-account-call.ts'

export const paymentAccountCapability = defineCapability({
  operations: paymentAccountModule,
  jobs: jobsIn(jobs),
  listeners: paymentAccountListeners,
  exports: paymentAccountExports,
  outsideCalls: [paymentAccountCall],
  gatewayEvents: [accountUpdated],
})
