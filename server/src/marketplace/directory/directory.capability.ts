import { defineCapability } from '../../app/capability.ts'
import { directoryModule } from './directory.module.ts'

export const directoryCapability = defineCapability({
  operations: directoryModule,
})
