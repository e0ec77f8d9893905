import { defineJob } from '../../jobs/jobs.ts'

export type MoveInJob = { readonly businessId: string }

/** Minutes, for the largest portfolio; a worker that dies is noticed within seconds all the same. */
export const moveInJob = defineJob<MoveInJob>('move-homes-in', { retryLimit: 12, expireSeconds: 3_600 })
