import { defineCapability, emailsIn, job } from '../../app/capability.ts'
import { bringDocuments } from './bring-documents.ts'
import { bringDocumentsJob } from './bring-documents.job-definition.ts'
import * as emails from './renter-profile.email.ts'
import { renterProfileExports } from './renter-profile.exports.ts'
import { renterProfileListeners } from './renter-profile.listeners.ts'
import { renterProfileModule } from './renter-profile.module.ts'

export const renterProfileCapability = defineCapability({
  operations: renterProfileModule,
  emails: emailsIn(emails),
  jobs: [job(bringDocumentsJob, bringDocuments)],
  listeners: renterProfileListeners,
  exports: renterProfileExports,
})
