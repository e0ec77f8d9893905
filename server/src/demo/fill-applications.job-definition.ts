import { defineJob } from '../jobs/jobs.ts'

export const fillDemoApplicationsJob = defineJob<object>('fill-demo-applications', { retryLimit: 3, expireSeconds: 300 })
