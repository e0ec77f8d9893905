import { DeleteAssetImage } from '@keystead/contract/properties/images/image.operations.ts'
import { IMAGE_ROOMS, madeAltText } from '@keystead/contract/properties/images/image.values.ts'
import type { AssetImage, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { RECOMMENDED_IMAGES } from '@keystead/contract/properties/properties/property.listing.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { messages } from '@keystead/contract/properties/images/images-messages.text.ts'
import { MAX_FILE_BYTES, MAX_IMAGES_PER_ASSET, formatBytes } from '@keystead/contract/values/uploads.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { isOnItsWay } from '../../ui/form/file-upload.ts'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { PICTURE_ENDINGS, PICTURE_FORMATS, PICTURE_TYPES, sendablePicture } from '../../ui/form/picture-files.ts'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import type { Sortable } from '../../ui/SortableGrid.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { moved } from './image-order.ts'
import { ImageCard } from './ImageCard.tsx'
import { ImageTextsDialog, type ImageTexts } from './ImageTextsDialog.tsx'
import styles from './PropertyImages.module.css'
import { useImageArrangement } from './use-image-arrangement.ts'
import { useImageUploads } from './use-image-uploads.ts'
import { text } from './images.text.ts'

const HINT = text.hint({ formats: PICTURE_FORMATS, size: formatBytes(MAX_FILE_BYTES), most: MAX_IMAGES_PER_ASSET })

/** With the library that moves them, which nothing else needs. */
const SortableGrid = lazyPart(() => import('../../ui/SortableGrid.tsx').then((part) => part.SortableGrid))

/** The photos of a property: take them in, order them, give them words, delete them. */
export function PropertyImages({ details }: { details: UserAssetDetails }) {
  const { images, arrange } = useImageArrangement(details)
  const { uploads, send, retry, remove } = useImageUploads(details.AssetId)
  const deletion = useCommand(DeleteAssetImage)
  const [edited, setEdited] = useState<AssetImage | null>(null)
  const [doomed, setDoomed] = useState<AssetImage | null>(null)
  const [news, setNews] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  /** Where the focus goes once the photos stand again. */
  const focusAfter = useRef<{ imageId: string; button: string } | 'heading' | null>(null)

  const onTheWay = uploads.filter(isOnItsWay).length

  // A card that changes its place takes the focus along, so that it can be moved on; one that goes leaves it to the heading.
  useEffect(() => {
    const wanted = focusAfter.current
    focusAfter.current = null
    if (wanted === 'heading') heading.current?.focus()
    else if (wanted) {
      const place = images.findIndex((image) => image.ImageId === wanted.imageId)
      list.current?.children[place]?.querySelector<HTMLElement>(`[data-move="${wanted.button}"]`)?.focus()
    }
  }, [images])

  function move(from: number, to: number, button: string | null = null) {
    if (from === to) return
    const imageId = images[from]?.ImageId
    focusAfter.current = button === null || !imageId ? null : { imageId, button }
    setNews(text.moved({ place: to + 1, count: images.length }))
    void arrange(moved(images, from, to))
  }

  function makePrimary(image: AssetImage) {
    setNews(text.isMainNow({ number: images.indexOf(image) + 1 }))
    void arrange(images.map((one) => ({ ...one, IsPrimary: one === image })))
  }

  async function saveTexts(image: AssetImage, { Caption, AltText, RoomId }: ImageTexts) {
    const isSaved = await arrange(
      images.map((one, index) =>
        one.ImageId === image.ImageId
          ? { ...one, Caption, RoomId, AltText: AltText ?? Caption ?? madeAltText(details.Title, index + 1, textOf(IMAGE_ROOMS, RoomId)) }
          : one,
      ),
    )
    if (!isSaved) return
    toast.success(messages.imageUpdated)
    setEdited(null)
  }

  async function confirmDeletion() {
    if (!doomed) return
    focusAfter.current = 'heading'
    await withToast(deletion.run({ ImageId: doomed.ImageId }), messages.imageDeleted)
    setDoomed(null)
  }

  function cardOf(sortable: Sortable) {
    const image = images.find(({ ImageId }) => ImageId === sortable.id)
    if (!image) return null
    const { position } = sortable
    return (
      <ImageCard
        image={image}
        sortable={sortable}
        count={images.length}
        onMove={(to) => move(position, to, to < position ? 'earlier' : 'later')}
        onMakePrimary={() => makePrimary(image)}
        onEditTexts={() => setEdited(image)}
        onDelete={() => setDoomed(image)}
      />
    )
  }

  return (
    <section aria-labelledby="photos">
      <div className={styles.intro}>
        <h2 id="photos" ref={heading} className={styles.title} tabIndex={-1}>
          {text.photos}
        </h2>
        <p className={styles.note}>
          {images.length < RECOMMENDED_IMAGES ? text.fewIntro({ recommended: RECOMMENDED_IMAGES }) : text.intro}
        </p>
      </div>
      <FileDrop
        label={text.addPhotos}
        hint={HINT}
        extensions={PICTURE_ENDINGS}
        accept={PICTURE_TYPES}
        prepare={sendablePicture}
        maxBytes={MAX_FILE_BYTES}
        pasteAnywhere
        camera
        room={Math.max(0, MAX_IMAGES_PER_ASSET - images.length - onTheWay)}
        uploads={uploads}
        onFiles={send}
        onRemove={remove}
        onRetry={retry}
      />
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {images.length > 0 && (
        <Suspense
          fallback={
            <Loading>
              <Skeleton shape="block" />
            </Loading>
          }
        >
          <SortableGrid
            ref={list}
            ids={images.map(({ ImageId }) => ImageId)}
            label={text.listLabel}
            thing={text.photo}
            className={styles.grid}
            onMove={(from, to) => void arrange(moved(images, from, to))}
            renderCard={cardOf}
          />
        </Suspense>
      )}
      {edited && (
        <ImageTextsDialog
          image={edited}
          place={images.findIndex(({ ImageId }) => ImageId === edited.ImageId) + 1}
          title={details.Title}
          onSave={(texts) => saveTexts(edited, texts)}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        title={text.deleteTitle({ caption: doomed?.Caption ?? doomed?.AltText ?? '' })}
        consequence={text.deleteConsequence}
        confirmText={text.deletePhoto}
        busy={deletion.pending}
        onConfirm={() => void confirmDeletion()}
        onCancel={() => setDoomed(null)}
      />
    </section>
  )
}
