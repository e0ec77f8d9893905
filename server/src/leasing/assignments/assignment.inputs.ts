import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { dayAhead } from '../../../test/day-ahead.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  AssignAsset: ({ assetId, joinedTenantId }) => ({
    AssetId: assetId,
    Lease: {
      TenureStart: dayAhead(30),
      TenureEnd: dayAhead(395),
      Rent: '1501.00',
      Advance: '1501.00',
      Billing: 'individual',
      Tenants: [{ ProfileId: joinedTenantId, SharePercent: 100 }],
    },
  }),
  GetAssignmentEndPreview: ({ tenantAssignmentId }) => ({ AssignmentId: tenantAssignmentId }),
  UnassignAsset: ({ tenantAssignmentId }) => ({ AssignmentId: tenantAssignmentId, WithOthers: true, Reason: 'They have bought a house.' }),
  GetDdlAssetsUnassignedProfiles: ({ assetId }) => ({ AssetId: assetId, ProfileTypeId: 3, Text: 'Pat' }),
  GetUserAssignedAssets: () => ({ State: 'current', Text: 'bungalow', PageIndex: 0, PageSize: 10 }),
  SwitchAssetClassification: ({ assetId, assetVersion }) => ({
    AssetId: assetId,
    Version: assetVersion,
    CategoryId: 2,
    AssetTypeId: 201,
    ListingTypeId: 3,
  }),
}
