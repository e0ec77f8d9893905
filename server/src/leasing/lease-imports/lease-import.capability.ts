import { defineCapability, job } from '../../app/capability.ts'
import { leaseImportModule } from './lease-import.module.ts'
import { leaseImportListeners } from './lease-import.listeners.ts'
import { importLeasesJob } from './lease-import.job-definition.ts'
import { handleLeaseImport } from './lease-import.job.ts'

export const leaseImportCapability = defineCapability({
  operations: leaseImportModule,
  listeners: leaseImportListeners,
  jobs: [job(importLeasesJob, handleLeaseImport)],
})
