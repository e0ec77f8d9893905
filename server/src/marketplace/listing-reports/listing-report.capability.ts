import { defineCapability } from '../../app/capability.ts'
import { listingReportModule } from './listing-report.module.ts'

export const listingReportCapability = defineCapability({
  operations: listingReportModule,
})
