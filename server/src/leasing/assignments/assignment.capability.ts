import { defineCapability, job } from '../../app/capability.ts'
import { assignmentModule } from './assignment.module.ts'
import { assignmentListeners } from './assignment.listeners.ts'
import { assignmentDaysJob } from './days.job-definition.ts'
import { notifyOfDays } from './days.job.ts'

export const assignmentCapability = defineCapability({
  operations: assignmentModule,
  listeners: assignmentListeners,
  jobs: [job(assignmentDaysJob, (services, _data, signal) => notifyOfDays(services, signal))],
})
