import { defineJob } from '../../jobs/jobs.ts'

export type DeleteBusinessJob = { readonly businessId: string }

/** Minutes, for the largest business; a worker that dies is noticed within seconds all the same. */
export const deleteBusinessJob = defineJob<DeleteBusinessJob>('delete-business', { retryLimit: 12, expireSeconds: 3_600 })
