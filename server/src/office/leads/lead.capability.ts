import { defineCapability } from '../../app/capability.ts'
import { leadModule } from './lead.module.ts'

export const leadCapability = defineCapability({
  operations: leadModule,
})
