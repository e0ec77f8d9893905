import { defineJob } from '../../jobs/jobs.ts'

/** Documents of a renter's profile come along to a form that they have begun. */
export const bringDocumentsJob = defineJob<{ readonly formId: string }>('bring-renter-documents', {
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireSeconds: 300,
})
