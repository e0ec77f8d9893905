import type { GetAssetCards } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { findListingCards } from './find-listing-cards.ts'

export const getAssetCards: Handler<typeof GetAssetCards> = async ({ db }, input) => {
  // The database writes ids in small letters, whatever letters they were asked for with.
  const wanted = [...new Set(input.AssetIds)]
  const cards = await findListingCards(db, wanted)
  return { Items: wanted.flatMap((id) => cards.get(id) ?? []) }
}
