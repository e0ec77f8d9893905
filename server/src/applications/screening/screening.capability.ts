import { defineCapability, jobsIn } from '../../app/capability.ts'
import { answerCall, cancelCall, disputeCall, retryCall } from './bureau-calls.ts'
import { orderCall } from './order-call.ts'
import { screeningEvents } from './look-at-screening.ts'
import { landlordCommand, packageCommand } from './screening.command.ts'
import { screeningExports } from './screening.exports.ts'
import * as jobs from './screening.job.ts'
import { screeningListeners } from './screening.listeners.ts'
import { screeningModule } from './screening.module.ts'

export const screeningCapability = defineCapability({
  operations: screeningModule,
  jobs: jobsIn(jobs),
  listeners: screeningListeners,
  exports: screeningExports,
  commands: [packageCommand, landlordCommand],
  bureauEvents: [screeningEvents],
  outsideCalls: [orderCall, answerCall, retryCall, cancelCall, disputeCall],
})
