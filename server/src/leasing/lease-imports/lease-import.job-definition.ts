import { defineJob } from '../../jobs/jobs.ts'
import type { ImportJob } from '../../properties/imports/import.public.ts'

/** Minutes, for the largest file on the smallest machine; a worker that dies is noticed within seconds all the same. */
export const importLeasesJob = defineJob<ImportJob>('import-leases', { retryLimit: 12, expireSeconds: 3_600 })
