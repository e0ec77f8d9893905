import { dayAhead } from '../../src/marketplace/tours/tour.factory.ts'
import type { ValidInputs } from './input-world.ts'

/** Of leases, the people in them, and their imports. */
export const leasingInputs: ValidInputs = {
  GetPersons: () => ({ Text: 'marlow', Show: 'to-invite', PageIndex: 0, PageSize: 10 }),
  EditPerson: ({ personId }) => ({
    PersonId: personId,
    Version: 1,
    FirstName: 'Robin',
    LastName: 'Marlow',
    Email: 'robin.marlow@example.com',
  }),
  MergePersons: ({ personId, otherPersonId }) => ({ PersonId: personId, IntoPersonId: otherPersonId }),
  ErasePerson: ({ personId }) => ({ PersonId: personId }),
  InvitePersons: ({ personId }) => ({ PersonIds: [personId], Message: 'This is where you pay rent from now on.' }),
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
  EditAssetAssignment: ({ agentAssignmentId, agentAssignmentVersion }) => ({
    AssignmentId: agentAssignmentId,
    Version: agentAssignmentVersion,
    ContractTypeId: 2,
    TenureStart: dayAhead(0),
    TenureEnd: dayAhead(90),
    FeePercent: 8.5,
    Scopes: ['list', 'tenants'],
  }),
  EditLease: ({ leaseId }) => ({ LeaseId: leaseId, Version: 1, EndsOn: dayAhead(395) }),
  SetGuarantorsAndOccupants: ({ leaseId }) => ({
    LeaseId: leaseId,
    Version: 1,
    Guarantors: [{ Person: { FirstName: 'Ann', LastName: 'Cole', Email: 'ann.cole@example.com' } }],
    Occupants: [{ Name: 'Lou Cole', Relationship: 'Daughter', IsMinor: true }],
  }),
  GiveNotice: ({ leaseId }) => ({ LeaseId: leaseId, MovesOutOn: dayAhead(30), Note: 'We have found a house.' }),
  TakeNoticeBack: ({ leaseId }) => ({ LeaseId: leaseId }),
  AskToRenew: ({ leaseId }) => ({ LeaseId: leaseId }),
  AddLeaseDraft: ({ assetId }) => ({ AssetId: assetId, Lease: draftTerms() }),
  EditLeaseDraft: ({ leaseId }) => ({ LeaseId: leaseId, Version: 1, Lease: draftTerms() }),
  DeleteLeaseDraft: ({ leaseId }) => ({ LeaseId: leaseId }),
  RecordLease: ({ leaseId }) => ({ LeaseId: leaseId, Version: 1 }),
  UnassignAsset: ({ tenantAssignmentId }) => ({ AssignmentId: tenantAssignmentId, WithOthers: true, Reason: 'They have bought a house.' }),
  GetAssetAssignedProfiles: ({ assetId }) => ({ AssetId: assetId }),
  GetDdlAssetsUnassignedProfiles: ({ assetId }) => ({ AssetId: assetId, ProfileTypeId: 3, Text: 'Pat' }),
  GetUserAssignedAssets: () => ({ State: 'current', Text: 'bungalow', PageIndex: 0, PageSize: 10 }),
  GetUserAssignedCounts: () => ({}),
  GetTenancyDetails: ({ assetId }) => ({ AssetId: assetId }),
  PreviewLeaseImport: ({ importUploadId }) => ({ UploadId: importUploadId }),
  StartLeaseImport: ({ importUploadId }) => ({
    UploadId: importUploadId,
    Mapping: { ReferenceCode: 'id', Tenant1Name: 'title', Start: 'state', Rent: 'price' },
  }),
  GetLeaseImport: ({ leaseImportId }) => ({ ImportId: leaseImportId }),
  GetLeaseImports: () => ({ PageIndex: 0, PageSize: 10 }),
  CancelLeaseImport: ({ leaseImportId }) => ({ ImportId: leaseImportId }),
  GetLeaseImportReport: ({ leaseImportId }) => ({ ImportId: leaseImportId, Rows: 'refused' }),
}

/** A lease of someone who has no account. */
function draftTerms() {
  return {
    TenureStart: dayAhead(30),
    TenureEnd: dayAhead(395),
    Rent: '1501.00',
    Billing: 'joint',
    Tenants: [{ Person: { FirstName: 'Pia', LastName: 'Novak', Email: 'pia@example.com', Phone: '3035550142' }, SharePercent: 100 }],
  }
}
