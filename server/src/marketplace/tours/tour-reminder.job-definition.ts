import { defineJob } from '../../jobs/jobs.ts'

export const tourRemindersJob = defineJob('tour-reminders', { retryLimit: 3, expireSeconds: 600, cron: '*/15 * * * *' })
