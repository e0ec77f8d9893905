import { defineCapability, emailsIn, jobsIn } from '../../app/capability.ts'
import { leaseModule } from './lease.module.ts'
import * as emails from './lease.email.ts'
import { leaseListeners } from './lease.listeners.ts'
import { leaseExports } from './lease.exports.ts'
import * as leaseEnd from './lease-end.job.ts'

export const leaseCapability = defineCapability({
  operations: leaseModule,
  emails: emailsIn(emails),
  listeners: leaseListeners,
  exports: leaseExports,
  jobs: jobsIn(leaseEnd),
})
