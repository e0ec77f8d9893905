import { defineCapability } from '../../app/capability.ts'
import { listExportModule } from './list-export.module.ts'

export const listExportCapability = defineCapability({
  operations: listExportModule,
})
