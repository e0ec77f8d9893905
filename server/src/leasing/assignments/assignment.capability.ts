import { defineCapability, jobsIn } from '../../app/capability.ts'
import { assignmentModule } from './assignment.module.ts'
import { assignmentListeners } from './assignment.listeners.ts'
import * as days from './days.job.ts'

export const assignmentCapability = defineCapability({
  operations: assignmentModule,
  listeners: assignmentListeners,
  jobs: jobsIn(days),
})
