import { defineCapability, jobsIn } from '../../app/capability.ts'
import { marketplaceModule } from './marketplace.module.ts'
import * as foldCounts from './fold-counts.job.ts'

export const marketplaceCapability = defineCapability({
  operations: marketplaceModule,
  jobs: jobsIn(foldCounts),
})
