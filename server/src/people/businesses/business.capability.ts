import { defineCapability, job } from '../../app/capability.ts'
import { businessListeners } from './business.listeners.ts'
import { businessExports } from './business.exports.ts'
import { businessModule } from './business.module.ts'
import { deleteBusinessJob } from './delete-business.job-definition.ts'
import { deleteBusinesses } from './delete-business.job.ts'
import { moveInJob } from './move-in.job-definition.ts'
import { moveHomesIn } from './move-in.job.ts'
import { notHereYet } from './not-here-yet.ts'

export const businessCapability = defineCapability({
  operations: [...businessModule, ...notHereYet],
  listeners: businessListeners,
  exports: businessExports,
  jobs: [job(moveInJob, moveHomesIn), job(deleteBusinessJob, deleteBusinesses)],
})
