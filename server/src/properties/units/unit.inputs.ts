import type { ValidInputs } from '../../../test/matrix/input-world.ts'

let unitsAsked = 0

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  AddAssetUnits: ({ assetId }) => ({
    AssetId: assetId,
    AssetTypeId: 104,
    ListingTypeId: 1,
    RentFrequencyId: 1,
    AvailableOn: '2027-01-15',
    WithPhotos: true,
    Units: [{ UnitNumber: `U${(unitsAsked += 1)}`, FloorNumber: 1, Bedrooms: 1, Bathrooms: 1, Area: 620, Rent: '1350.00' }],
  }),
  GetAssetBuildingUnits: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId, PageIndex: 0, PageSize: 10 }),
}
