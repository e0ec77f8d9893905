import { defineCapability, emailsIn, jobsIn } from '../../app/capability.ts'
import { planModule } from './plan.module.ts'
import * as emails from './plan.email.ts'
import { planListeners } from './plan.listeners.ts'
import { planExports } from './plan.exports.ts'
import { planCommand } from './plan.command.ts'
import * as planPeriod from './plan-period.job.ts'

export const planCapability = defineCapability({
  operations: planModule,
  emails: emailsIn(emails),
  listeners: planListeners,
  exports: planExports,
  commands: [planCommand],
  jobs: jobsIn(planPeriod),
})
