import { defineCapability, emailsIn, jobsIn } from '../../app/capability.ts'
import { tourModule } from './tour.module.ts'
import * as emails from './tour.email.ts'
import { tourListeners } from './tour.listeners.ts'
import { tourExports } from './tour.exports.ts'
import * as tourReminder from './tour-reminder.job.ts'

export const tourCapability = defineCapability({
  operations: tourModule,
  emails: emailsIn(emails),
  listeners: tourListeners,
  exports: tourExports,
  jobs: jobsIn(tourReminder),
})
