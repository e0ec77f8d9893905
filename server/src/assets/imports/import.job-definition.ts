import { defineJob } from '../../jobs/jobs.ts'

export type ImportJob = { readonly importId: string; readonly accountId: string }

/** A run hands over to a fresh one long before this, so a worker that died is noticed soon. */
export const importAssetsJob = defineJob<ImportJob>('import-assets', { retryLimit: 12, expireSeconds: 60 })
