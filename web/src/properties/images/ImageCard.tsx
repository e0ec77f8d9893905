import { IMAGE_ROOMS } from '@keystead/contract/properties/images/image.values.ts'
import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import type { PointerEvent } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, GripIcon, PencilIcon, StarIcon, TrashIcon } from '../../ui/icons.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { Sortable } from '../../ui/SortableGrid.tsx'
import styles from './PropertyImages.module.css'

type ImageCardProps = {
  image: AssetImage
  sortable: Sortable
  count: number
  onMove: (to: number) => void
  onMakePrimary: () => void
  onEditTexts: () => void
  onDelete: () => void
}

/** One photo of a property with what can be done to it. Dragging is one way to move it; its handle and its arrows are others. */
export function ImageCard({ image, sortable, count, onMove, onMakePrimary, onEditTexts, onDelete }: ImageCardProps) {
  const { ref, position, isHeld, handle } = sortable
  const name = `photo ${position + 1}`
  return (
    <li ref={ref} className={classNames(styles.card, isHeld && styles.held)}>
      {/* A finger that rests on the picture scrolls the page; it drags by the handle. */}
      <div
        className={styles.grab}
        onPointerDown={(event) => event.pointerType === 'mouse' && handle.onPointerDown?.(event as PointerEvent<never>)}
      >
        <Picture image={image} sizes="(width >= 640px) 280px, 92vw" className={styles.picture} />
      </div>
      {image.IsPrimary && (
        <span className={styles.primary}>
          <Badge tone="brand">Main photo</Badge>
        </span>
      )}
      <p className={styles.caption}>{wordsOf(image)}</p>
      <div className={styles.tools}>
        <IconButton
          {...handle}
          icon={GripIcon}
          word={isHeld ? 'Drop' : 'Move'}
          label={isHeld ? `Drop ${name} here` : `Pick up ${name} to move it`}
          aria-pressed={isHeld}
          data-handle={image.ImageId}
          className={styles.handle}
        />
        <IconButton
          icon={ChevronLeftIcon}
          word="Earlier"
          label={`Move ${name} earlier`}
          data-move="earlier"
          aria-disabled={position === 0 || undefined}
          onClick={() => position > 0 && onMove(position - 1)}
        />
        <IconButton
          icon={ChevronRightIcon}
          word="Later"
          label={`Move ${name} later`}
          data-move="later"
          aria-disabled={position === count - 1 || undefined}
          onClick={() => position < count - 1 && onMove(position + 1)}
        />
        <IconButton
          icon={StarIcon}
          word="Main"
          label={image.IsPrimary ? `Photo ${position + 1} is the main photo` : `Make ${name} the main photo`}
          aria-pressed={image.IsPrimary}
          onClick={() => !image.IsPrimary && onMakePrimary()}
        />
        <IconButton icon={PencilIcon} word="Words" label={`Edit the words for ${name}`} onClick={onEditTexts} />
        <IconButton icon={TrashIcon} word="Delete" label={`Delete ${name}`} onClick={onDelete} />
      </div>
    </li>
  )
}

function wordsOf({ RoomId, Caption, AltText }: AssetImage): string {
  const room = textOf(IMAGE_ROOMS, RoomId)
  // “Kitchen · Kitchen” says it once too often.
  const isSaid = Caption?.toLowerCase() === room?.toLowerCase()
  return [isSaid ? null : room, Caption].filter(Boolean).join(' · ') || AltText
}
