import { defineJob } from '../../jobs/jobs.ts'

/** Every minute: a note for nine o'clock is there at nine. */
export const notificationEmailsJob = defineJob('notification-mails', { retryLimit: 1, expireSeconds: 600, cron: '* * * * *' })
