import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { longPagingInput, pageOf, pagingInput } from '../../rpc/paging.ts'
import { rowId } from '../../values/fields.ts'
import { PropertyIsLet, PropertyNotFound, ReferenceCodeTaken, refreshedByPropertyChanges } from '../properties/property.operations.ts'
import { AssetImage, ManagedAssetCard, UnitTotals } from '../properties/property.schemas.ts'
import { unitsInput } from './unit.forms.ts'

const assets = area('assets')

const ownBuilding = signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset' } })

export const GetAssetUnits = assets.query('GetAssetUnits', {
  summary:
    'The units of a building in the order of their numbers, and what they come to. Partners and agents have those that they share or are assigned to.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['partner', 'agent'] } }),
  input: z.strictObject({ AssetId: rowId('Property'), ...longPagingInput }),
  output: pageOf(ManagedAssetCard).extend({ Totals: UnitTotals.nullable() }),
  errors: [PropertyNotFound],
})

export const AddAssetUnits = assets.command('AddAssetUnits', {
  summary:
    'Adds up to 50 units to a building at once. Address, place, features, fees, lease terms, description and, if wanted, photos come from the building. They start unlisted.',
  access: ownBuilding,
  input: unitsInput,
  output: z.object({ AssetIds: z.array(z.guid()) }),
  errors: [PropertyNotFound, PropertyIsLet, ReferenceCodeTaken],
  refreshes: refreshedByPropertyChanges,
})

/** A listed unit beside others of its building. */
export const BuildingUnit = z.object({
  AssetId: z.guid(),
  Title: z.string(),
  UnitNumber: z.string().nullable(),
  ListingTypeId: z.int(),
  ListingType: z.string(),
  Amount: z.string(),
  /** Null for a price. */
  RentFrequencyId: z.int().nullable(),
  Bedrooms: z.int().nullable(),
  Bathrooms: z.number().nullable(),
  Area: z.number().nullable(),
  AreaUnitId: z.int(),
  FloorNumber: z.int().nullable(),
  AvailableOn: z.iso.date().nullable(),
  Image: AssetImage.nullable(),
})
export type BuildingUnit = z.infer<typeof BuildingUnit>

const AmountRange = z.object({ Min: z.string(), Max: z.string() })

export const GetAssetBuildingUnits = assets.query('GetAssetBuildingUnits', {
  summary:
    'The listed homes of one building: beside a listed unit all others, for a listed building all of its units. Only units that show their exact address are told.',
  access: publicAccess('The marketplace is for visitors.'),
  input: z.strictObject({ AssetId: rowId('Property'), ...pagingInput }),
  output: pageOf(BuildingUnit).extend({
    /** Null where the home belongs to no building, or does not show which. */
    Building: z
      .object({
        Title: z.string(),
        /** Null where the building itself is not on the market. */
        AssetId: z.guid().nullable(),
      })
      .nullable(),
    /** The unit that was asked for; null for the building itself. */
    UnitNumber: z.string().nullable(),
    /** By the month. */
    Rents: AmountRange.nullable(),
    Prices: AmountRange.nullable(),
  }),
  errors: [PropertyNotFound],
})
