import { defineCapability } from '../../app/capability.ts'
import { overviewModule } from './overview.module.ts'

export const overviewCapability = defineCapability({ operations: overviewModule })
