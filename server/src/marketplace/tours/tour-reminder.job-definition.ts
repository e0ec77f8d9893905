import { defineJob } from '../../jobs/jobs.ts'

export const tourRemindersJob = defineJob('viewing-reminders', { retryLimit: 3, expireSeconds: 600, cron: '*/15 * * * *' })
