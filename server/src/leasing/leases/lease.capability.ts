import { defineCapability, emailsIn, job } from '../../app/capability.ts'
import { leaseModule } from './lease.module.ts'
import * as emails from './lease.email.ts'
import { leaseListeners } from './lease.listeners.ts'
import { leaseExports } from './lease.exports.ts'
import { leaseEndsJob } from './lease-end.job-definition.ts'
import { notifyOfEndingLeases } from './lease-end.job.ts'

export const leaseCapability = defineCapability({
  operations: leaseModule,
  emails: emailsIn(emails),
  listeners: leaseListeners,
  exports: leaseExports,
  jobs: [job(leaseEndsJob, (services, _data, signal) => notifyOfEndingLeases(services, signal))],
})
