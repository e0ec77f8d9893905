import { MOST_FAVORITES } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { keptHomes } from '../../sessions/kept-homes.ts'

/** What someone keeps before they have an account: in this browser, the latest first. */
const kept = keptHomes('favoriteHomes')

export function useBrowserFavorites(): readonly string[] {
  return kept.use()
}

export function browserFavorites(): readonly string[] {
  return kept.ids()
}

/** False where there is no room for another one. */
export function keepInBrowser(assetId: string): boolean {
  const others = kept.ids().filter((id) => id !== assetId)
  if (others.length >= MOST_FAVORITES) return false
  kept.replace([assetId, ...others])
  return true
}

export function forgetInBrowser(assetIds: readonly string[]): void {
  const gone = new Set(assetIds)
  kept.replace(kept.ids().filter((id) => !gone.has(id)))
}
