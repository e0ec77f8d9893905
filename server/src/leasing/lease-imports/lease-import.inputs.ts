import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  PreviewLeaseImport: ({ importUploadId }) => ({ UploadId: importUploadId }),
  StartLeaseImport: ({ importUploadId }) => ({
    UploadId: importUploadId,
    Mapping: { ReferenceCode: 'id', Tenant1Name: 'title', Start: 'state', Rent: 'price' },
  }),
  GetLeaseImport: ({ leaseImportId }) => ({ ImportId: leaseImportId }),
  CancelLeaseImport: ({ leaseImportId }) => ({ ImportId: leaseImportId }),
  GetLeaseImportReport: ({ leaseImportId }) => ({ ImportId: leaseImportId, Rows: 'refused' }),
}
