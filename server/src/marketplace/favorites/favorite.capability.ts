import { defineCapability } from '../../app/capability.ts'
import { favoriteModule } from './favorite.module.ts'
import { favoriteExports } from './favorite.exports.ts'

export const favoriteCapability = defineCapability({
  operations: favoriteModule,
  exports: favoriteExports,
})
