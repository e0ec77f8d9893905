import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { dayAhead } from '../../../test/day-ahead.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  EditLease: ({ leaseId }) => ({ LeaseId: leaseId, Version: 1, EndsOn: dayAhead(395) }),
  SetGuarantorsAndOccupants: ({ leaseId }) => ({
    LeaseId: leaseId,
    Version: 1,
    Guarantors: [{ Person: { FirstName: 'Ann', LastName: 'Cole', Email: 'ann.cole@example.com' } }],
    Occupants: [{ Name: 'Lou Cole', Relationship: 'Daughter', IsMinor: true }],
  }),
  GiveNotice: ({ leaseId }) => ({ LeaseId: leaseId, MovesOutOn: dayAhead(30), Note: 'We have found a house.' }),
  AskToRenew: ({ leaseId }) => ({ LeaseId: leaseId }),
  AddLeaseDraft: ({ assetId }) => ({ AssetId: assetId, Lease: draftTerms() }),
  EditLeaseDraft: ({ leaseId }) => ({ LeaseId: leaseId, Version: 1, Lease: draftTerms() }),
  RecordLease: ({ leaseId }) => ({ LeaseId: leaseId, Version: 1 }),
}

function draftTerms() {
  return {
    TenureStart: dayAhead(30),
    TenureEnd: dayAhead(395),
    Rent: '1501.00',
    Billing: 'joint',
    Tenants: [{ Person: { FirstName: 'Pia', LastName: 'Novak', Email: 'pia@example.com', Phone: '3035550142' }, SharePercent: 100 }],
  }
}
