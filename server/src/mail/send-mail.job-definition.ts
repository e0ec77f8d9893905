import { defineJob } from '../jobs/jobs.ts'

export type SendMailJob = { readonly mailId: string }

/** Tried for about two hours, with pauses from half a minute on. */
export const sendMailJob = defineJob<SendMailJob>('send-mail', { retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 300 })
