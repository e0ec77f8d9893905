import { defineJob } from '../jobs/jobs.ts'

/** A slow machine may need a quarter of an hour for all of them. */
export const drawDemoPicturesJob = defineJob<object>('draw-demo-pictures', { retryLimit: 5, expireSeconds: 1_800 })
