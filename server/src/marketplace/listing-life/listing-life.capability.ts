import { defineCapability, emailsIn, job, jobsIn } from '../../app/capability.ts'
import { listingLifeModule } from './listing-life.module.ts'
import * as emails from './listing-life.email.ts'
import { listingLifeListeners } from './listing-life.listeners.ts'
import { listingLifeExports } from './listing-life.exports.ts'
import { listingCommand } from './listing-life.command.ts'
import * as listingEnd from './listing-end.job.ts'
import { renewListingsJob } from './renew-listings.job-definition.ts'
import { renewListingsOfNotice } from './renew-listings.job.ts'

export const listingLifeCapability = defineCapability({
  operations: listingLifeModule,
  emails: emailsIn(emails),
  listeners: listingLifeListeners,
  exports: listingLifeExports,
  commands: [listingCommand],
  jobs: [...jobsIn(listingEnd), job(renewListingsJob, renewListingsOfNotice)],
})
