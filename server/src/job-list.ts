import { importAssetsJob } from './assets/imports/import.job-definition.ts'
import { handleAssetImport } from './assets/imports/import.job.ts'
import { housekeepingJob, keepHouse } from './housekeeping.ts'
import { type JobDefinition, type JobRegistration, handles } from './jobs/jobs.ts'
import type { Services } from './rpc/services.ts'
import { drawDemoPicturesJob, drawDemoPictures } from '../seeds/demo/demo-pictures.ts'

/** All kinds of background work. */
export const jobDefinitions: readonly JobDefinition<object>[] = [importAssetsJob, drawDemoPicturesJob, housekeepingJob]

export function jobRegistrations(services: Services): readonly JobRegistration[] {
  return [
    handles(importAssetsJob, (data, signal) => handleAssetImport(services, data, signal)),
    handles(housekeepingJob, (_data, signal) => keepHouse(services, signal)),
    handles(drawDemoPicturesJob, (_data, signal) => drawDemoPictures(services, signal)),
  ]
}
