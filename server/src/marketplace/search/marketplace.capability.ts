import { defineCapability, job } from '../../app/capability.ts'
import { marketplaceModule } from './marketplace.module.ts'
import { foldListingCountsJob } from './fold-counts.job-definition.ts'
import { foldCounts } from './fold-counts.job.ts'

export const marketplaceCapability = defineCapability({
  operations: marketplaceModule,
  jobs: [job(foldListingCountsJob, foldCounts)],
})
