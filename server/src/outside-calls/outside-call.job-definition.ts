import { defineJob } from '../jobs/jobs.ts'

export type OutsideCallJob = { readonly callId: string }

/** Tried for 9 to 17 hours, with pauses from half a minute on: companies know a key for a day at least, and not for ever. */
export const outsideCallJob = defineJob<OutsideCallJob>('outside-call', { retryLimit: 10, retryDelaySeconds: 30, expireSeconds: 300 })
