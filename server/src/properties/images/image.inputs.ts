import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  AddAssetImages: ({ assetId, imageUploadId }) => ({ AssetId: assetId, Images: [{ UploadId: imageUploadId, Caption: 'The garden' }] }),
  AddEditAssetImages: ({ assetId, imageId }) => ({
    AssetId: assetId,
    Images: [{ ImageId: imageId, Caption: 'The porch', AltText: 'A porch' }],
    PrimaryIndex: 0,
  }),
  DeleteAssetImage: ({ imageId }) => ({ ImageId: imageId }),
}
