import type { QueryClient } from '@tanstack/react-query'
import { fromStorage, currentSession, onSessionChange } from '../sessions/session.ts'

/**
 * What a visitor has kept in this browser belongs to whoever signs in here: it moves into the account then, or with the
 * first page that is opened after. What does the moving is loaded only where there is something to move.
 */
export function moveInWhenSignedIn(client: QueryClient): void {
  const moveIn = () => {
    if (currentSession() === null || fromStorage('favoriteHomes') === null) return
    void import('../marketplace/favorites/move-favorites.ts').then(({ moveFavorites }) => moveFavorites(client))
  }
  onSessionChange(moveIn)
  moveIn()
}
