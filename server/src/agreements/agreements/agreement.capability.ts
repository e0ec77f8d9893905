import { defineCapability, emailsIn, job, jobsIn } from '../../app/capability.ts'
import * as emails from './agreement.email.ts'
import { agreementExports } from './agreement.exports.ts'
import * as daysJobs from './days.job.ts'
import { endsListeners } from './ends.listeners.ts'
import { agreementListeners } from './agreement.listeners.ts'
import { agreementModule } from './agreement.module.ts'
import { KEPT_AGREEMENT_FILES } from './agreement.queries.ts'
import { recordOutcome } from './outcome.ts'
import { agreementOutcomeJob } from './outcome.job-definition.ts'

export const agreementCapability = defineCapability({
  operations: agreementModule,
  emails: emailsIn(emails),
  jobs: [...jobsIn(daysJobs), job(agreementOutcomeJob, recordOutcome)],
  listeners: [...agreementListeners, ...endsListeners],
  exports: agreementExports,
  keptFiles: [KEPT_AGREEMENT_FILES],
})
