import { AddAssetImages, AddEditAssetImages, DeleteAssetImage } from '@keystead/contract/properties/images/image.operations.ts'
import { IMAGE_ROOMS, madeAltText } from '@keystead/contract/properties/images/image.values.ts'
import type { AssetImage, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { RECOMMENDED_IMAGES } from '@keystead/contract/properties/properties/property.listing.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { MAX_IMAGES_PER_ASSET } from '@keystead/contract/values/uploads.ts'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { PictureBoard } from '../../ui/pictures/PictureBoard.tsx'
import { useArrangement } from '../../ui/pictures/use-arrangement.ts'
import { usePictureUploads } from '../../ui/pictures/use-picture-uploads.ts'
import { arrangementOf } from './image-order.ts'
import { ImageTextsDialog, type ImageTexts } from './ImageTextsDialog.tsx'
import { text } from './images.text.ts'

/** The photos of a property. */
export function PropertyImages({ details }: { details: UserAssetDetails }) {
  const { AssetId, Title, Images } = details
  const saving = useCommand(AddEditAssetImages)
  const adding = useCommand(AddAssetImages)
  const deletion = useCommand(DeleteAssetImage)
  const mayDelete = useMay()(DeleteAssetImage)
  const { pictures: images, arrange } = useArrangement(Images, (wanted: readonly AssetImage[]) =>
    saving.run(arrangementOf(wanted, details)),
  )
  const uploads = usePictureUploads('asset-image', (UploadId) => adding.run({ AssetId, Images: [{ UploadId }] }))

  function withTexts(image: AssetImage, place: number, { Caption, AltText, RoomId }: ImageTexts): AssetImage {
    return { ...image, Caption, RoomId, AltText: AltText ?? Caption ?? madeAltText(Title, place, textOf(IMAGE_ROOMS, RoomId)) }
  }

  return (
    <PictureBoard<AssetImage>
      intro={images.length < RECOMMENDED_IMAGES ? text.fewIntro({ recommended: RECOMMENDED_IMAGES }) : text.intro}
      listLabel={text.listLabel}
      deleteConsequence={text.deleteConsequence}
      images={images}
      most={MAX_IMAGES_PER_ASSET}
      uploads={uploads}
      arrange={arrange}
      wordsOf={wordsOf}
      hasPrimary
      renderTexts={({ image, place, save, close }) => (
        <ImageTextsDialog
          image={image}
          place={place}
          title={Title}
          onSave={(texts) => save(withTexts(image, place, texts))}
          onClose={close}
        />
      )}
      remove={mayDelete ? ({ ImageId }) => deletion.run({ ImageId }) : null}
      isRemoving={deletion.pending}
    />
  )
}

function wordsOf({ RoomId, Caption, AltText }: AssetImage): string {
  const room = textOf(IMAGE_ROOMS, RoomId)
  // “Kitchen · Kitchen” says it once too often.
  const isSaid = Caption?.toLowerCase() === room?.toLowerCase()
  return [isSaid ? null : room, Caption].filter(Boolean).join(' · ') || AltText
}
