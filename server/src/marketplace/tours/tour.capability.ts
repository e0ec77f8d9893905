import { defineCapability, emailsIn, job } from '../../app/capability.ts'
import { tourModule } from './tour.module.ts'
import * as emails from './tour.email.ts'
import { tourListeners } from './tour.listeners.ts'
import { tourExports } from './tour.exports.ts'
import { tourRemindersJob } from './tour-reminder.job-definition.ts'
import { remindOfTours } from './tour-reminder.job.ts'

export const tourCapability = defineCapability({
  operations: tourModule,
  emails: emailsIn(emails),
  listeners: tourListeners,
  exports: tourExports,
  jobs: [job(tourRemindersJob, (services, _data, signal) => remindOfTours(services, signal))],
})
