import { importAssetsJob } from './assets/imports/import.job-definition.ts'
import { handleAssetImport } from './assets/imports/import.job.ts'
import { housekeepingJob, keepHouse } from './housekeeping.ts'
import { type JobDefinition, type JobRegistration, handles } from './jobs/jobs.ts'
import { mailDefinitions } from './mail-list.ts'
import { deliverMail } from './mail/deliver-mail.ts'
import { sendMailJob } from './mail/send-mail.job-definition.ts'
import { planPeriodsJob } from './plans/plans/plan-period.job-definition.ts'
import { endPlanPeriods } from './plans/plans/plan-period.job.ts'
import type { Services } from './rpc/services.ts'
import { drawDemoPicturesJob, drawDemoPictures } from '../seeds/demo/demo-pictures.ts'

/** All kinds of background work. */
export const jobDefinitions: readonly JobDefinition<object>[] = [
  importAssetsJob,
  sendMailJob,
  drawDemoPicturesJob,
  housekeepingJob,
  planPeriodsJob,
]

export function jobRegistrations(services: Services): readonly JobRegistration[] {
  return [
    handles(importAssetsJob, (data, signal) => handleAssetImport(services, data, signal)),
    handles(sendMailJob, (data, signal) => deliverMail(services, mailDefinitions, data, signal), { concurrency: 3 }),
    handles(housekeepingJob, (_data, signal) => keepHouse(services, signal)),
    handles(planPeriodsJob, (_data, signal) => endPlanPeriods(services, signal)),
    handles(drawDemoPicturesJob, (_data, signal) => drawDemoPictures(services, signal)),
  ]
}
