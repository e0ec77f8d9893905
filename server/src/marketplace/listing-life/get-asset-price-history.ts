import type { GetAssetPriceHistory } from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { centsText } from '../../properties/properties/property.public.ts'
import { findPublicAmounts } from './listing-life.queries.ts'

const MOST_SHOWN = 20

export const getAssetPriceHistory: Handler<typeof GetAssetPriceHistory> = async ({ db }, input) => {
  const amounts = (await findPublicAmounts(db, input.AssetId, MOST_SHOWN)) ?? fail(PropertyNotFound)
  return {
    Items: amounts.map((row) => ({
      Kind: row.kind,
      At: row.at.toISOString(),
      ListingTypeId: row.listing_type_id,
      Amount: textFromCents(row.to_cents),
      PreviousAmount: centsText(row.from_cents),
      RentFrequencyId: row.rent_frequency_id,
    })),
  }
}
