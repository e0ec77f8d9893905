import { defineJob } from '../../jobs/jobs.ts'

/** Of things in the bin whose owner has no use for them any more: what one call did not delete. */
export const deleteForeverJob = defineJob<{ readonly profileId: string; readonly ids: readonly string[] }>('delete-documents-forever', {
  retryLimit: 5,
  retryDelaySeconds: 60,
  expireSeconds: 1800,
})
