import { defineJob } from '../../jobs/jobs.ts'

/** Makes the sealed file of an agreement that everyone has signed. Tried for a day or so: a key has to be set right by someone. */
export const sealAgreementJob = defineJob<{ readonly agreementId: string }>('seal-agreement', {
  retryLimit: 14,
  retryDelaySeconds: 10,
  expireSeconds: 300,
})
