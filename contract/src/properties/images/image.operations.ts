import { messages as sharedMessages } from '../../text/shared-messages.text.ts'
import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { ImageNotFound, UploadNotFound } from '../../rpc/file-errors.ts'
import { area } from '../../rpc/operation.ts'
import { StorageFull } from '../../platform/plans/plan.operations.ts'
import { invalidMessage } from '../../text/messages.ts'
import { optional, rowId, wholeNumber } from '../../values/fields.ts'
import { MAX_IMAGES_PER_ASSET } from '../../values/uploads.ts'
import { PropertyNotFound } from '../properties/property.operations.ts'
import { AssetImage } from '../properties/property.schemas.ts'
import { imageTextFields } from './image.forms.ts'

const assets = area('assets')

export const TooManyImages = defineError('TooManyImages', 409, sharedMessages.maximumFiles)

const ImageList = z.object({ Images: z.array(AssetImage) })
const listedAsset = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:list'] } })

export const AddAssetImages = assets.command('AddAssetImages', {
  summary: 'Adds uploaded pictures to a property, at most ten in all. The first of a property becomes its primary one.',
  access: listedAsset,
  permission: 'listings:edit',
  input: z.strictObject({
    AssetId: rowId('Property'),
    Images: z
      .array(z.strictObject({ UploadId: rowId('File'), ...imageTextFields }, { error: invalidMessage('Image') }), {
        error: sharedMessages.selectFiles,
      })
      .min(1, { error: sharedMessages.selectFiles })
      .max(MAX_IMAGES_PER_ASSET, { error: sharedMessages.maximumFiles }),
  }),
  output: ImageList,
  errors: [PropertyNotFound, UploadNotFound, TooManyImages, StorageFull],
  changes: ['asset', 'listing'],
})

const PictureOfProperty = z
  .strictObject(
    { ImageId: optional(rowId('Image')), UploadId: optional(rowId('File')), ...imageTextFields },
    { error: invalidMessage('Image') },
  )
  .refine(({ ImageId, UploadId }) => (ImageId === null) !== (UploadId === null), { error: invalidMessage('Image') })

export const AddEditAssetImages = assets.command('AddEditAssetImages', {
  summary:
    'Adds uploaded pictures and sets order, primary picture, rooms, captions and alt texts of all pictures of a property, in one step.',
  access: listedAsset,
  permission: 'listings:edit',
  input: z.strictObject({
    AssetId: rowId('Property'),
    /** Every picture of the property once by its `ImageId`, and each new one by its `UploadId`, in the order wanted. */
    Images: z
      .array(PictureOfProperty, { error: sharedMessages.selectFiles })
      .min(1, { error: sharedMessages.selectFiles })
      .max(MAX_IMAGES_PER_ASSET, { error: sharedMessages.maximumFiles }),
    /** Position of the primary picture in `Images`. */
    PrimaryIndex: wholeNumber('Primary image', { min: 0, max: MAX_IMAGES_PER_ASSET - 1 }),
  }),
  output: ImageList,
  errors: [PropertyNotFound, ImageNotFound, UploadNotFound, StorageFull],
  changes: ['asset', 'listing'],
})

export const DeleteAssetImage = assets.command('DeleteAssetImage', {
  summary: 'Deletes a picture. The next one in order becomes primary when the primary one goes.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'ImageId', kind: 'asset-image', reach: ['agent:list'] } }),
  permission: 'listings:delete',
  input: z.strictObject({ ImageId: rowId('Image') }),
  output: ImageList,
  errors: [ImageNotFound],
  changes: ['asset', 'listing'],
})
