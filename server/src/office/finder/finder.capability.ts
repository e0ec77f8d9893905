import { defineCapability } from '../../app/capability.ts'
import { finderModule } from './finder.module.ts'

export const finderCapability = defineCapability({
  operations: finderModule,
})
