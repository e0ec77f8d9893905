import { defineCapability, jobsIn } from '../app/capability.ts'
import * as sweepFilesJob from './sweep-files.job.ts'
import { uploadExports } from './upload.exports.ts'

export const uploadCapability = defineCapability({
  exports: uploadExports,
  jobs: jobsIn(sweepFilesJob),
})
