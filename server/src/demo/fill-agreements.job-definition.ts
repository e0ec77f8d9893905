import { defineJob } from '../jobs/jobs.ts'

export const fillDemoAgreementsJob = defineJob<object>('fill-demo-agreements', { retryLimit: 8, expireSeconds: 300 })
