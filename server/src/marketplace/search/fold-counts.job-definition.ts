import { defineJob } from '../../jobs/jobs.ts'

export const foldListingCountsJob = defineJob('fold-listing-counts', { retryLimit: 1, expireSeconds: 300, cron: '* * * * *' })
