import { defineJob } from '../jobs/jobs.ts'

export const fillDemoChecksJob = defineJob<object>('fill-demo-checks', { retryLimit: 3, expireSeconds: 300 })
