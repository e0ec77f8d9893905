import type { AddEditBusinessImages } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails, BusinessImage } from '@keystead/contract/people/businesses/business.schemas.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { BoardPicture } from '../../ui/pictures/PictureCard.tsx'
import { text } from './business-pictures.text.ts'

/** A picture as boards and galleries show it, with the words that someone wrote to it. */
export type ShownPicture = BoardPicture & { readonly WrittenAltText: string | null }

export function shownPicture(image: BusinessImage, place: number, name: string): ShownPicture {
  const { ImageId, Width, Height, ThumbHash, Sizes, Caption } = image
  const AltText = image.AltText ?? Caption ?? text.unnamed({ number: place + 1, name })
  return { ImageId, Width, Height, Placeholder: ThumbHash, Sizes, Caption, AltText, WrittenAltText: image.AltText }
}

type Arrangement = InputOf<typeof AddEditBusinessImages>

/** All pictures as the call wants them: those that are there in their order, and one more behind them. */
export function arrangementOf(
  { BusinessId }: Pick<BusinessDetails, 'BusinessId'>,
  pictures: readonly ShownPicture[],
  newUploadId?: string,
): Arrangement {
  const kept = pictures.map(({ ImageId, Caption, WrittenAltText }) => ({ ImageId, Caption, AltText: WrittenAltText }))
  return { BusinessId, Images: newUploadId === undefined ? kept : [...kept, { UploadId: newUploadId }] }
}
