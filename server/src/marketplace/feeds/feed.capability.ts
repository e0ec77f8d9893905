import { defineCapability } from '../../app/capability.ts'
import { feedModule } from './feed.module.ts'
import { feedExports } from './feed.exports.ts'

export const feedCapability = defineCapability({
  operations: feedModule,
  exports: feedExports,
})
