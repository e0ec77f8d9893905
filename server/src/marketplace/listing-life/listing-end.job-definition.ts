import { defineJob } from '../../jobs/jobs.ts'

/** Every hour: days end at different hours across the country. */
export const endListingsJob = defineJob('end-listings', { retryLimit: 3, expireSeconds: 1800, cron: '10 * * * *' })
