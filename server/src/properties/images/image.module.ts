import * as operations from '@keystead/contract/properties/images/image.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../properties/property.public.ts'
import { imageOfCall } from './image.access.ts'
import { addAssetImages } from './add-asset-images.ts'
import { addEditAssetImages } from './add-edit-asset-images.ts'
import { deleteAssetImage } from './delete-asset-image.ts'

export const imageModule = implementAll(
  operations,
  {
    AddAssetImages: addAssetImages,
    AddEditAssetImages: addEditAssetImages,
    DeleteAssetImage: deleteAssetImage,
  },
  { asset: assetOfCall, 'asset-image': imageOfCall },
)
