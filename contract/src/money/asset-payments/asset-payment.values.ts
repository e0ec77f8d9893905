import { ITEM_FOR_TYPES } from '../invoice-items/item.values.ts'

/** What a tenant may pay for a home that nothing was billed for: rent, pet rent, parking and storage, deposits, fees, utilities, damage, anything else. */
const PAID_UNBILLED = [1, 11, 12, 13, 3, 4, 5, 10, 6, 7, 14, 19, 20, 21, 33]

export const ASSET_PAYMENT_FOR_TYPES = PAID_UNBILLED.map((id) => ITEM_FOR_TYPES.find((type) => type.Id === id)!)

/** What was begun and not paid is over after so many minutes. */
export const ASSET_PAYMENT_MINUTES = 60

/** At once; what is more is billed. */
export const MOST_ASSET_PAYMENT_CENTS = 10_000_000
