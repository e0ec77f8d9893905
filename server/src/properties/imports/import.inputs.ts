import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  ExportUserAssets: () => ({}),
  PreviewAssetImport: ({ importUploadId }) => ({ UploadId: importUploadId }),
  StartAssetImport: ({ importUploadId }) => ({
    UploadId: importUploadId,
    Mapping: { ReferenceCode: 'id', Title: 'title', City: 'city', State: 'state', Rent: 'price' },
    ListAtOnce: true,
  }),
  GetAssetImport: ({ importId }) => ({ ImportId: importId }),
  GetAssetImports: () => ({ PageIndex: 0, PageSize: 10 }),
  CancelAssetImport: ({ importId }) => ({ ImportId: importId }),
  GetAssetImportReport: ({ importId }) => ({ ImportId: importId, Rows: 'refused' }),
}
