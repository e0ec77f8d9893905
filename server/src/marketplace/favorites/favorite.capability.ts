import { defineCapability } from '../../app/capability.ts'
import { favoriteModule } from './favorite.module.ts'
import { favoriteListeners } from './favorite.listeners.ts'
import { favoriteExports } from './favorite.exports.ts'

export const favoriteCapability = defineCapability({
  operations: favoriteModule,
  listeners: favoriteListeners,
  exports: favoriteExports,
})
