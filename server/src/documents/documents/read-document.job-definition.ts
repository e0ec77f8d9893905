import { defineJob } from '../../jobs/jobs.ts'

/** Looks for viruses in a version of a document, and reads its words. Tried for some hours: a scanner may be away for a while. */
export const readDocumentJob = defineJob<{ readonly versionId: string }>('read-document', {
  retryLimit: 12,
  retryDelaySeconds: 15,
  expireSeconds: 300,
})
