import { defineJob } from '../../jobs/jobs.ts'

/** Every quarter of an hour: days begin at different hours across the country. */
export const assignmentDaysJob = defineJob('assignment-days', { retryLimit: 3, expireSeconds: 1800, cron: '*/15 * * * *' })
