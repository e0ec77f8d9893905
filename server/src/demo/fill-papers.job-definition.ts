import { defineJob } from '../jobs/jobs.ts'

export const fillDemoPapersJob = defineJob<object>('fill-demo-papers', { retryLimit: 3, expireSeconds: 300 })
