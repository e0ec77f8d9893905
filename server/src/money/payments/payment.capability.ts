import { defineCapability, emailsIn, jobsIn } from '../../app/capability.ts'
import { cancelCall } from './cancel-payment.ts'
import { payCall } from './pay-call.ts'
import { paymentEvents, payoutEvents } from './payment-events.ts'
import * as emails from './payment.email.ts'
import { paymentExports } from './payment.exports.ts'
import { paymentListeners } from './payment.listeners.ts'
import { paymentModule } from './payment.module.ts'
import * as jobs from './payments.job.ts'
import { refundCall } from './refund-call.ts'
import * as setbacks from './setback.email.ts'

export const paymentCapability = defineCapability({
  operations: paymentModule,
  listeners: paymentListeners,
  exports: paymentExports,
  jobs: jobsIn(jobs),
  emails: emailsIn(emails, setbacks),
  outsideCalls: [payCall, cancelCall, refundCall],
  gatewayEvents: [paymentEvents, payoutEvents],
})
