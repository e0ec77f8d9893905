import { defineJob } from '../../jobs/jobs.ts'

export type MakePaperJob = {
  readonly paperId: string
  /** Who it is for knows of the invoice already, and is told nothing. */
  readonly isKnown?: boolean
}

/** Tried for some two hours: an inbox takes so many emails with links an hour. */
export const makePaperJob = defineJob<MakePaperJob>('make-invoice-paper', { retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 300 })
