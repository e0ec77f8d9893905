import { defineCapability } from '../../app/capability.ts'
import { unitModule } from './unit.module.ts'

export const unitCapability = defineCapability({
  operations: unitModule,
})
