import { defineJob } from '../../jobs/jobs.ts'

export const expireInvitationsJob = defineJob('expire-invitations', { retryLimit: 3, expireSeconds: 600, cron: '41 * * * *' })
