import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  AddAssetImages: ({ assetId, imageUploadId }) => ({ AssetId: assetId, Images: [{ UploadId: imageUploadId, Caption: 'The garden' }] }),
  AddEditAssetImages: ({ assetId, imageId }) => ({
    AssetId: assetId,
    Images: [{ ImageId: imageId, Caption: 'The porch', AltText: 'A porch' }],
    PrimaryIndex: 0,
  }),
}
