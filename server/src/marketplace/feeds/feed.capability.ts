import { defineCapability } from '../../app/capability.ts'
import { feedListeners } from './feed.listeners.ts'
import { feedModule } from './feed.module.ts'
import { feedExports } from './feed.exports.ts'

export const feedCapability = defineCapability({
  operations: feedModule,
  listeners: feedListeners,
  exports: feedExports,
})
