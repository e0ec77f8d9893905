import { defineJob } from '../jobs/jobs.ts'

export const fillDemoMoneyJob = defineJob<object>('fill-demo-money', { retryLimit: 3, expireSeconds: 300 })
