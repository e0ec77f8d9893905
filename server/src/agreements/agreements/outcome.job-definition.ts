import { defineJob } from '../../jobs/jobs.ts'

/** Makes what was signed count: the lease, or the work of the agent. */
export const agreementOutcomeJob = defineJob<{ readonly agreementId: string }>('agreement-outcome', {
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireSeconds: 300,
})
