import { defineJob } from '../jobs/jobs.ts'

export const fillDemoAgreementsJob = defineJob<object>('fill-demo-agreements', { retryLimit: 3, expireSeconds: 300 })
