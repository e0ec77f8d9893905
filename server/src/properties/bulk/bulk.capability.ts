import { defineCapability } from '../../app/capability.ts'
import { bulkModule } from './bulk.module.ts'

export const bulkCapability = defineCapability({
  operations: bulkModule,
})
