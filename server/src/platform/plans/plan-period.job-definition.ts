import { defineJob } from '../../jobs/jobs.ts'

export const planPeriodsJob = defineJob('plan-periods', { retryLimit: 3, expireSeconds: 600, cron: '*/10 * * * *' })
