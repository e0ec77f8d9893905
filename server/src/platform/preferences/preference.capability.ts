import { defineCapability } from '../../app/capability.ts'
import { preferenceModule } from './preference.module.ts'
import { preferenceExports } from './preference.exports.ts'

export const preferenceCapability = defineCapability({
  operations: preferenceModule,
  exports: preferenceExports,
})
