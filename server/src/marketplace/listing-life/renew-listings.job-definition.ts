import { defineJob } from '../../jobs/jobs.ts'

export type RenewListingsJob = { readonly noticeId: string }

/** What a link renews when it is more than a call should wait for. */
export const renewListingsJob = defineJob<RenewListingsJob>('renew-listings', { retryLimit: 5, expireSeconds: 1800 })
