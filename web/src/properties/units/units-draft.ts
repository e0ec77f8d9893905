import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import {
  ASSET_TYPES,
  CATEGORIES,
  LISTING_TYPES,
  MIXED_USE,
  assetType,
  listingType,
} from '@keystead/contract/properties/fields/property.values.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { unitFieldShapes } from '@keystead/contract/properties/units/unit.forms.ts'
import { unitNumbersFrom } from '@keystead/contract/properties/units/unit-numbers.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { z } from 'zod'
import { floorOf } from './units-text.ts'
import { text } from './add-units.text.ts'

export type UnitsInput = InputOf<typeof AddAssetUnits>
type UnitInput = UnitsInput['Units'][number]

/** What units have in common, before each is looked at by itself. Fields may stay empty: the list asks for them. */
export type UnitsTemplate = Pick<UnitInput, 'Bedrooms' | 'Bathrooms' | 'Area' | 'Rent' | 'Price'> & {
  Numbers: string
  AssetTypeId: number | null
  ListingTypeId: number | null
  HasFloors: boolean
  HasCodes: boolean
}

const SHARED_FIELDS = ['Bedrooms', 'Bathrooms', 'Area', 'Rent', 'Price'] as const

const APARTMENT = 104
const OFFICE = 201
const FOR_RENT = 1
const FOR_LEASE = 3

/** Kinds that fit into a building: its own, and in a mixed-use building all. */
export function unitTypesFor({ CategoryId, AssetTypeId }: Pick<UserAssetDetails, 'CategoryId' | 'AssetTypeId'>) {
  return ASSET_TYPES.filter((type) => type.CategoryId === CategoryId || AssetTypeId === MIXED_USE)
}

export function listingTypesFor(assetTypeId: number | null) {
  const category = assetType(assetTypeId ?? 0)?.CategoryId
  return LISTING_TYPES.filter((type) => category !== undefined && type.categories.includes(category))
}

/** What most buildings need. */
export function newTemplate(building: Pick<UserAssetDetails, 'CategoryId'>): UnitsTemplate {
  const isHome = building.CategoryId === CATEGORIES.Residential
  return {
    Numbers: '',
    AssetTypeId: isHome ? APARTMENT : OFFICE,
    ListingTypeId: isHome ? FOR_RENT : FOR_LEASE,
    Bedrooms: null,
    Bathrooms: null,
    Area: null,
    Rent: null,
    Price: null,
    HasFloors: true,
    HasCodes: false,
  }
}

export function asksPrice({ ListingTypeId }: Pick<UnitsTemplate, 'ListingTypeId'>): boolean {
  return listingType(ListingTypeId ?? 0)?.asks === 'price'
}

export function hasRooms({ AssetTypeId }: Pick<UnitsTemplate, 'AssetTypeId'>): boolean {
  return assetType(AssetTypeId ?? 0)?.hasRooms ?? false
}

/** What is typed is right; what is still missing is asked for by each unit. */
export const templateRules: z.ZodType<UnitsTemplate, UnitsTemplate> = z.custom<UnitsTemplate>().superRefine((draft, context) => {
  const report = (field: keyof UnitsTemplate, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  const { numbers, problem } = unitNumbersFrom(draft.Numbers)
  if (problem !== null) report('Numbers', problem)
  else if (numbers.length === 0) report('Numbers', emptyMessage(text.unitNumbers))
  if (draft.AssetTypeId === null) report('AssetTypeId', emptyMessage(text.propertyType))
  if (!listingTypesFor(draft.AssetTypeId).some(({ Id }) => Id === draft.ListingTypeId))
    report('ListingTypeId', emptyMessage(text.listingType))
  for (const field of SHARED_FIELDS) {
    const [issue] = unitFieldShapes[field].safeParse(draft[field]).error?.issues ?? []
    if (issue) report(field, issue.message)
  }
})

/** The list that comes of it, to be looked through. */
export function unitsOf(template: UnitsTemplate, building: Pick<UserAssetDetails, 'ReferenceCode'>): UnitInput[] {
  const isSale = asksPrice(template)
  const rooms = hasRooms(template)
  return unitNumbersFrom(template.Numbers).numbers.map((UnitNumber) => ({
    UnitNumber,
    FloorNumber: template.HasFloors ? floorOf(UnitNumber) : null,
    Bedrooms: rooms ? template.Bedrooms : null,
    Bathrooms: rooms ? template.Bathrooms : null,
    Area: template.Area,
    Rent: isSale ? null : template.Rent,
    Price: isSale ? template.Price : null,
    ReferenceCode: template.HasCodes && building.ReferenceCode ? `${building.ReferenceCode}-${UnitNumber}` : null,
  }))
}
