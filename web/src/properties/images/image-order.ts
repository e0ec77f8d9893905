import type { AddEditAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { IMAGE_ROOMS, madeAltText } from '@keystead/contract/properties/images/image.values.ts'
import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'

/**
 * The text that its owner gave a picture, or null. The server describes a picture without one by its caption, by its
 * room, or by its place in the row; sent back as it is, that would be fixed for ever.
 */
export function writtenAltText(
  { AltText, Caption, RoomId }: Pick<AssetImage, 'AltText' | 'Caption' | 'RoomId'>,
  title: string,
): string | null {
  const room = textOf(IMAGE_ROOMS, RoomId)
  const isMade =
    AltText === Caption ||
    (room !== null && AltText === madeAltText(title, 0, room)) ||
    (AltText.startsWith(`${title}, photo `) && /, photo \d+$/.test(AltText))
  return isMade ? null : AltText
}

/** All pictures as AddEditAssetImages wants them. */
export function arrangementOf(
  images: readonly AssetImage[],
  asset: { AssetId: string; Title: string },
): InputOf<typeof AddEditAssetImages> {
  return {
    AssetId: asset.AssetId,
    Images: images.map((image) => ({
      ImageId: image.ImageId,
      Caption: image.Caption,
      AltText: writtenAltText(image, asset.Title),
      RoomId: image.RoomId,
    })),
    PrimaryIndex: Math.max(
      0,
      images.findIndex((image) => image.IsPrimary),
    ),
  }
}
