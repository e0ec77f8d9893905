import { defineJob } from '../../jobs/jobs.ts'

export type ImportJob = { readonly importId: string; readonly accountId: string }

/** Hours, for the largest file on the smallest machine; a worker that dies is noticed within seconds all the same. */
export const importAssetsJob = defineJob<ImportJob>('import-assets', { retryLimit: 12, expireSeconds: 6 * 3_600 })
