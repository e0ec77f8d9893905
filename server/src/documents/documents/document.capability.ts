import { defineCapability, job, jobsIn } from '../../app/capability.ts'
import { deleteForeverInParts } from './delete-forever.ts'
import { deleteForeverJob } from './delete-forever.job-definition.ts'
import { documentExports } from './document.exports.ts'
import { documentFiles } from './document.files.ts'
import { documentListeners } from './document.listeners.ts'
import { documentModule } from './document.module.ts'
import * as expiringJobs from './expiring.job.ts'
import { readDocument } from './read-document.ts'
import { readDocumentJob } from './read-document.job-definition.ts'

export const documentCapability = defineCapability({
  operations: documentModule,
  jobs: [...jobsIn(expiringJobs), job(readDocumentJob, readDocument), job(deleteForeverJob, deleteForeverInParts)],
  listeners: documentListeners,
  exports: documentExports,
  files: [documentFiles],
})
