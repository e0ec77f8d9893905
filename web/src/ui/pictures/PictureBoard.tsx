import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { MAX_FILE_BYTES, formatBytes } from '@keystead/contract/values/uploads.ts'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { isOnItsWay } from '../form/file-upload.ts'
import { FileDrop } from '../form/FileDrop.tsx'
import { PICTURE_ENDINGS, PICTURE_FORMATS, PICTURE_TYPES, sendablePicture } from '../form/picture-files.ts'
import { Loading, Skeleton } from '../Skeleton.tsx'
import type { Sortable } from '../SortableGrid.tsx'
import { toast } from '../toast.tsx'
import { withToast } from '../with-toast.ts'
import { moved } from './moved.ts'
import { type BoardPicture, PictureCard } from './PictureCard.tsx'
import styles from './PictureBoard.module.css'
import { text } from './pictures.text.ts'
import type { PictureUploads } from './use-picture-uploads.ts'

/** With the library that moves them, which nothing else needs. */
const SortableGrid = lazyPart(() => import('../SortableGrid.tsx').then((part) => part.SortableGrid))

type PictureBoardProps<Image extends BoardPicture> = {
  intro: string
  /** Names the list, for assistive technology. */
  listLabel: string
  deleteConsequence: string
  images: readonly Image[]
  /** So many there can be. */
  most: number
  uploads: PictureUploads
  /** Saves another order or other words. Answers whether it could. */
  arrange: (images: readonly Image[]) => Promise<boolean>
  /** What stands below one. */
  wordsOf: (image: Image) => string
  /** Where one of them comes first everywhere, and is marked. */
  hasPrimary?: boolean
  /** A dialog for the words of one; `save` takes it as it is to be, and closes the dialog. `place` is counted from 1. */
  renderTexts: (dialog: { image: Image; place: number; save: (changed: Image) => Promise<void>; close: () => void }) => ReactNode
  /** Null for those who may not delete any. */
  remove: ((image: Image) => Promise<unknown>) | null
  isRemoving: boolean
}

/** The pictures of a thing: take them in, order them, give them words, delete them. */
export function PictureBoard<Image extends BoardPicture>(board: PictureBoardProps<Image>) {
  const { images, most, arrange, hasPrimary = false } = board
  const { uploads, send, retry, remove } = board.uploads
  const [edited, setEdited] = useState<Image | null>(null)
  const [doomed, setDoomed] = useState<Image | null>(null)
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

  function makePrimary(image: Image) {
    setNews(text.isMainNow({ number: images.indexOf(image) + 1 }))
    void arrange(images.map((one) => ({ ...one, IsPrimary: one === image })))
  }

  async function saveTexts(changed: Image) {
    if (!(await arrange(images.map((one) => (one.ImageId === changed.ImageId ? changed : one))))) return
    toast.success(messages.imageUpdated)
    setEdited(null)
  }

  async function confirmDeletion() {
    if (!doomed || !board.remove) return
    focusAfter.current = 'heading'
    await withToast(board.remove(doomed), messages.imageDeleted)
    setDoomed(null)
  }

  function cardOf(sortable: Sortable) {
    const image = images.find(({ ImageId }) => ImageId === sortable.id)
    if (!image) return null
    const { position } = sortable
    return (
      <PictureCard
        image={image}
        words={board.wordsOf(image)}
        sortable={sortable}
        count={images.length}
        onMove={(to) => move(position, to, to < position ? 'earlier' : 'later')}
        onMakePrimary={hasPrimary ? () => makePrimary(image) : null}
        onEditTexts={() => setEdited(image)}
        onDelete={board.remove && (() => setDoomed(image))}
      />
    )
  }

  return (
    <section aria-labelledby="photos">
      <div className={styles.intro}>
        <h2 id="photos" ref={heading} className={styles.title} tabIndex={-1}>
          {text.photos}
        </h2>
        <p className={styles.note}>{board.intro}</p>
      </div>
      <FileDrop
        label={text.addPhotos}
        hint={text.hint({ formats: PICTURE_FORMATS, size: formatBytes(MAX_FILE_BYTES), most })}
        extensions={PICTURE_ENDINGS}
        accept={PICTURE_TYPES}
        prepare={sendablePicture}
        maxBytes={MAX_FILE_BYTES}
        pasteAnywhere
        camera
        room={Math.max(0, most - images.length - onTheWay)}
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
            label={board.listLabel}
            thing={text.photo}
            className={styles.grid}
            onMove={(from, to) => void arrange(moved(images, from, to))}
            renderCard={cardOf}
          />
        </Suspense>
      )}
      {edited &&
        board.renderTexts({
          image: edited,
          place: images.findIndex(({ ImageId }) => ImageId === edited.ImageId) + 1,
          save: saveTexts,
          close: () => setEdited(null),
        })}
      <ConfirmDialog
        open={doomed !== null}
        title={text.deleteTitle({ caption: doomed?.Caption ?? doomed?.AltText ?? '' })}
        consequence={board.deleteConsequence}
        confirmText={text.deletePhoto}
        busy={board.isRemoving}
        onConfirm={() => void confirmDeletion()}
        onCancel={() => setDoomed(null)}
      />
    </section>
  )
}
