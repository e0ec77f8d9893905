import { defineCapability } from '../../app/capability.ts'
import { referenceDataModule } from './reference-data.module.ts'

export const referenceDataCapability = defineCapability({
  operations: referenceDataModule,
})
