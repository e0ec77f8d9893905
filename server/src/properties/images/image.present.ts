import { IMAGE_ROOMS, madeAltText } from '@keystead/contract/properties/images/image.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'
import { imageUrl } from '@keystead/contract/values/uploads.ts'
import type { ImageRow } from './shown-images.queries.ts'

type FixedWidth = Parameters<typeof imageUrl>[1]

/** A picture as pages show it. One without a text of its own is described by what it shows, or by its place in the row. */
export function presentImage(row: ImageRow, title: string): AssetImage {
  return {
    ImageId: row.id,
    Caption: row.caption,
    AltText: row.alt_text ?? row.caption ?? madeAltText(title, row.position + 1, textOf(IMAGE_ROOMS, row.room_id)),
    RoomId: row.room_id,
    IsPrimary: row.is_primary,
    Width: row.width,
    Height: row.height,
    Placeholder: row.placeholder,
    Sizes: row.widths.map((width) => ({
      Width: width,
      // A picture smaller than every fixed width is kept at its own.
      Webp: imageUrl(row.id, width as FixedWidth, 'webp'),
      Avif: imageUrl(row.id, width as FixedWidth, 'avif'),
    })),
  }
}

/** The primary picture of a property of a page of them, as pages show it. */
export function presentPrimaryImage(
  images: ReadonlyMap<string, ImageRow>,
  { id, title }: { id: string; title: string },
): AssetImage | undefined {
  const image = images.get(id)
  return image && presentImage(image, title)
}
