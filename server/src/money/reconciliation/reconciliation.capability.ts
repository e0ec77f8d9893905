import { defineCapability, jobsIn } from '../../app/capability.ts'
import { differencesCommand, reconcileCommand } from './reconciliation.command.ts'
import * as reconciliationJob from './reconciliation.job.ts'

export const reconciliationCapability = defineCapability({
  jobs: jobsIn(reconciliationJob),
  commands: [reconcileCommand, differencesCommand],
})
