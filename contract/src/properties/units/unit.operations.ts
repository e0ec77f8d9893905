import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { longPagingInput, pageOf, pagingInput } from '../../rpc/paging.ts'
import { rowId } from '../../values/fields.ts'
import { PropertyIsLet, PropertyNotFound, ReferenceCodeTaken } from '../properties/property.operations.ts'
import { AssetImage, ManagedAssetCard, UnitTotals } from '../properties/property.schemas.ts'
import { unitsInput } from './unit.forms.ts'

const assets = area('assets')

const ownBuilding = signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset' } })

export const GetAssetUnits = assets.query('GetAssetUnits', {
  summary:
    'The units of a building in the order of their numbers, and what they come to. Partners and agents have those that they share or are assigned to.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['partner', 'agent'] } }),
  permission: 'properties:view',
  input: z.strictObject({ AssetId: rowId('Property'), ...longPagingInput }),
  output: pageOf(ManagedAssetCard).extend({ Totals: UnitTotals.nullable() }),
  errors: [PropertyNotFound],
  reads: ['asset', 'lease', 'share'],
})

export const AddAssetUnits = assets.command('AddAssetUnits', {
  summary:
    'Adds up to 50 units to a building at once. Address, place, features, fees, lease terms, description and, if wanted, photos come from the building. They start unlisted.',
  access: ownBuilding,
  permission: 'properties:edit',
  input: unitsInput,
  output: z.object({ AssetIds: z.array(z.guid()) }),
  errors: [PropertyNotFound, PropertyIsLet, ReferenceCodeTaken],
  changes: ['asset', 'listing'],
})

export const NoUnitsAtAddress = defineError('NoUnitsAtAddress', 409, 'No other homes with a unit stand alone at this address any more.')

export const GetHomesAtOneAddress = assets.query('GetHomesAtOneAddress', {
  summary:
    'Addresses at which several homes of the active owner profile stand alone, each with a unit, so that they could be units of one building; and homes at the address of a building. The address with most of them first; 50 at most.',
  access: signedIn({ profiles: ['Owner'] }),
  permission: 'properties:view',
  input: z.strictObject({}),
  output: z.object({
    Items: z.array(
      z.object({
        /** One of the homes: `MakeBuilding` takes it for all. */
        AssetId: z.guid(),
        /** The building that is there already. */
        Building: z.object({ AssetId: z.guid(), Title: z.string() }).nullable(),
        AddressLine: z.string(),
        City: z.string(),
        StateCode: z.string(),
        Zip: z.string().nullable(),
        /** How many units they would be. */
        Count: z.int(),
        /** The first few of them. */
        UnitNumbers: z.array(z.string()),
      }),
    ),
  }),
  reads: ['asset'],
})

export const MakeBuilding = assets.command('MakeBuilding', {
  summary:
    'Makes the homes that stand alone at the address of one of them units of one building: of the one that is there, or of a new one. Their leases, listings and pictures stay. Of two homes with the same unit the older one becomes it.',
  access: ownBuilding,
  permission: 'properties:edit',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    /** The building. */
    AssetId: z.guid(),
    Units: z.int(),
    /** Homes at the address that stay alone, since their unit is there already. */
    Left: z.int(),
  }),
  errors: [PropertyNotFound, PropertyIsLet, NoUnitsAtAddress],
  changes: ['asset', 'listing'],
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
  reads: ['listing'],
})
