import { defineJob } from '../../jobs/jobs.ts'

export const viewingRemindersJob = defineJob('viewing-reminders', { retryLimit: 3, expireSeconds: 600, cron: '*/15 * * * *' })
