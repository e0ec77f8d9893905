import type { GetFavorites } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { rowsOf } from '../../rpc/page.ts'
import { findListingCards } from '../search/marketplace.public.ts'
import { favoritesOf } from './favorite.access.ts'
import { countFavorites, listFavorites } from './favorite.queries.ts'

export const getFavorites: Handler<typeof GetFavorites> = async ({ db, actor }, page) => {
  const favorites = favoritesOf(accountActor(actor))
  const rows = await listFavorites(db, favorites, rowsOf(page))
  const cards = await findListingCards(
    db,
    rows.map((row) => row.asset_id),
  )
  return {
    Items: rows.map((row) => ({
      AssetId: row.asset_id,
      Title: row.title,
      SavedAt: row.saved_at.toISOString(),
      Listing: cards.get(row.asset_id) ?? null,
    })),
    ...page,
    TotalCount: await countFavorites(db, favorites),
    TotalIsCapped: false,
  }
}
