import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
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
