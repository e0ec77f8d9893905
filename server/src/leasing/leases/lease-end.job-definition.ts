import { defineJob } from '../../jobs/jobs.ts'

/** Every hour: days end at different hours across the country. */
export const leaseEndsJob = defineJob('lease-ends', { retryLimit: 3, expireSeconds: 1800, cron: '40 * * * *' })
