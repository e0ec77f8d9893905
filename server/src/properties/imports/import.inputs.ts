import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  PreviewAssetImport: ({ importUploadId }) => ({ UploadId: importUploadId }),
  StartAssetImport: ({ importUploadId }) => ({
    UploadId: importUploadId,
    Mapping: { ReferenceCode: 'id', Title: 'title', City: 'city', State: 'state', Rent: 'price' },
    ListAtOnce: true,
  }),
  GetAssetImportReport: ({ importId }) => ({ ImportId: importId, Rows: 'refused' }),
}
