import { defineCapability } from '../../app/capability.ts'
import { dashboardModule } from './dashboard.module.ts'

export const dashboardCapability = defineCapability({
  operations: dashboardModule,
})
