import { defineCapability } from '../../app/capability.ts'
import { savedViewModule } from './saved-view.module.ts'
import { savedViewExports } from './saved-view.exports.ts'

export const savedViewCapability = defineCapability({
  operations: savedViewModule,
  exports: savedViewExports,
})
