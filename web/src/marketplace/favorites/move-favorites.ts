import { MergeFavorites } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { randomId } from '../../api/random-id.ts'
import { logWarning } from '../../browser/log.ts'
import { browserFavorites, forgetInBrowser } from './browser-favorites.ts'
import { text } from './favorites.text.ts'

let isMoving = false

/** Into the account of whoever is signed in now. What cannot be moved stays in the browser, for the next time. */
export async function moveFavorites(client: QueryClient): Promise<void> {
  const AssetIds = [...browserFavorites()]
  if (isMoving || AssetIds.length === 0) return
  isMoving = true
  try {
    // The account's are in the order in which they were kept: the oldest first.
    await call(MergeFavorites, { AssetIds: AssetIds.toReversed() }, { transactionId: randomId() })
    forgetInBrowser(AssetIds)
    refresh(client, MergeFavorites)
  } catch (error) {
    logWarning(text.notMoved, error)
  } finally {
    isMoving = false
  }
}
