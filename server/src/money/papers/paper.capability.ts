import { defineCapability, job } from '../../app/capability.ts'
import { makePaper } from './make-paper.ts'
import { makePaperJob } from './make-paper.job-definition.ts'
import { paperExports } from './paper.exports.ts'
import { paperListeners } from './paper.listeners.ts'
import { paperModule } from './paper.module.ts'
import { KEPT_PAPERS } from './paper.queries.ts'

export const paperCapability = defineCapability({
  operations: paperModule,
  jobs: [job(makePaperJob, makePaper, { concurrency: 2 })],
  listeners: paperListeners,
  exports: paperExports,
  keptFiles: [KEPT_PAPERS],
})
