import { defineJob } from '../../jobs/jobs.ts'

/** Looks every ten minutes for whom it is morning. */
export const searchAlertsJob = defineJob('search-alerts', { retryLimit: 3, expireSeconds: 3_600, cron: '*/10 * * * *' })
