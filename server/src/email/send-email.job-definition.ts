import { defineJob } from '../jobs/jobs.ts'

/** Jobs of older versions may wait in the queue: its name and the field stay as they were. */
export type SendEmailJob = { readonly mailId: string }

/** Tried for about two hours, with pauses from half a minute on. */
export const sendEmailJob = defineJob<SendEmailJob>('send-mail', { retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 300 })
