import { defineCapability, job } from '../../app/capability.ts'
import { importModule } from './import.module.ts'
import { importListeners } from './import.listeners.ts'
import { importExports } from './import.exports.ts'
import { importFiles } from './import.files.ts'
import { importAssetsJob } from './import.job-definition.ts'
import { handleAssetImport } from './import.job.ts'

export const importCapability = defineCapability({
  operations: importModule,
  listeners: importListeners,
  exports: importExports,
  files: [importFiles],
  jobs: [job(importAssetsJob, handleAssetImport)],
})
