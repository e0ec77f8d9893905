import { defineCapability } from '../../app/capability.ts'
import { accountExports } from './account.exports.ts'

export const accountCapability = defineCapability({
  exports: accountExports,
})
