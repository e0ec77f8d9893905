import { CATEGORIES, assetType, listingType } from './property.values.ts'

/** Condominium, apartment, co-op, loft, private room: they have a floor, and no land of their own. */
const PARTS_OF_BUILDINGS: readonly number[] = [103, 104, 111, 112, 113]
/** Vacant land, parking, commercial land, a farm: nothing is built there, or not worth a floor. */
const OPEN_SPACES: readonly number[] = [115, 213, 214, 215]
/** Duplex to many apartments: the one who buys one buys its rents. */
const LET_BUILDINGS: readonly number[] = [105, 106, 107, 108]

/** What decides which fields a property has; less is known while a form is filled in. */
export type AskedKind = {
  readonly CategoryId: number | null
  readonly AssetTypeId: number | null
  readonly ListingTypeId: number | null
  readonly AlsoForSale: boolean | null
}

type Kind = {
  readonly type: number
  readonly isCommercial: boolean
  readonly hasRooms: boolean
  readonly isForRent: boolean
  readonly isForSale: boolean
}

function kindOf({ CategoryId, AssetTypeId, ListingTypeId, AlsoForSale }: AskedKind): Kind {
  const type = AssetTypeId ?? 0
  const asks = listingType(ListingTypeId ?? 0)?.asks ?? 'rent'
  return {
    type,
    isCommercial: CategoryId === CATEGORIES.Commercial,
    hasRooms: assetType(type)?.hasRooms ?? false,
    isForRent: asks === 'rent',
    isForSale: asks === 'price' || AlsoForSale === true,
  }
}

/** Which properties a field is asked of, by the name that declarations call it: land has no bedrooms, a sale has no rent. */
const ASKED_OF = {
  rooms: ({ hasRooms }: Kind) => hasRooms,
  lot: ({ type }: Kind) => !PARTS_OF_BUILDINGS.includes(type),
  floor: ({ isCommercial, type }: Kind) => (isCommercial ? !OPEN_SPACES.includes(type) : PARTS_OF_BUILDINGS.includes(type)),
  building: ({ type }: Kind) => !OPEN_SPACES.includes(type),
  garage: ({ isCommercial, hasRooms }: Kind) => !isCommercial && hasRooms,
  rent: ({ isForRent }: Kind) => isForRent,
  rentOfRooms: ({ hasRooms, isForRent }: Kind) => hasRooms && isForRent,
  sale: ({ isForSale }: Kind) => isForSale,
  income: ({ isForSale, isCommercial, type }: Kind) => isForSale && (isCommercial || LET_BUILDINGS.includes(type)),
  commercialRent: ({ isCommercial, isForRent }: Kind) => isCommercial && isForRent,
  use: ({ isCommercial, type }: Kind) => isCommercial || OPEN_SPACES.includes(type),
  commercialSpace: ({ isCommercial, type }: Kind) => isCommercial && !OPEN_SPACES.includes(type),
} as const
export type AskedOf = keyof typeof ASKED_OF

export function isAskedOf(asked: AskedOf, kind: AskedKind): boolean {
  return ASKED_OF[asked](kindOf(kind))
}
